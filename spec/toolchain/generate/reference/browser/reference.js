// Renders an API reference with Scalar. The document is part of the page, or a file of the server that serves the page.
(async () => {
  const embedded = document.getElementById("document");
  const text = embedded?.textContent ?? (await (await fetch("docs/reference.json")).text());
  // The code samples of a server's own page send their requests to this server.
  const content = JSON.parse(embedded ? text : text.replaceAll("http://127.0.0.1:8080", location.origin));
  // The document has loaded while the browser was loading Scalar.
  if (!globalThis.Scalar) await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  // The example responses of all operations have the same name, so they are groups instead of landmarks.
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('.response-card[role="region"]')) card.role = "group";
  }).observe(document.body, { childList: true, subtree: true });

  // Scalar would take the list of the operations for its own output.
  document.getElementById("reference").replaceChildren();
  // With these settings, Scalar loads nothing from other hosts.
  globalThis.Scalar.createApiReference("#reference", {
    content,
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    externalUrls: { dashboardUrl: "", registryUrl: "", proxyUrl: "", apiBaseUrl: "" },
    hideClientButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "none",
    // The document has its own samples for each operation, because Scalar's samples do not read streams.
    hiddenClients: true,
    modelsSectionLabel: "Schemas",
    generateOperationSlug: ({ operationId }) => operationId,
  });
})();

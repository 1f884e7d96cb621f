// Renders an API reference with Scalar, which the page loads before this script. The document is part of the
// page, or a file in the folder of this script.
(async () => {
  const embedded = document.getElementById("document");
  const file = new URL("reference.json", document.currentScript.src);
  const text = embedded?.textContent ?? (await (await fetch(file)).text());
  // The code samples of a server's own page send their requests to this server.
  const content = JSON.parse(embedded ? text : text.replaceAll("http://127.0.0.1:8080", location.origin));

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
    defaultOpenAllTags: true,
    modelsSectionLabel: "Schemas",
    generateOperationSlug: ({ operationId }) => operationId,
  });
})();

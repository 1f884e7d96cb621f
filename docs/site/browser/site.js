// Replaces VitePress's browser application: menus, appearance, tabs, copy buttons, search. Works from file: URLs, too.
(() => {
  const root = new URL(".", document.currentScript.src);
  const all = (selector) => document.querySelectorAll(selector);
  const store = {
    get: (key) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
      } catch {}
    },
  };

  // Appearance. A VitePress script in the page's head applies the stored appearance.
  for (const button of all(".VPSwitchAppearance")) {
    const show = (isDark) => {
      button.setAttribute("aria-checked", String(isDark));
      button.title = `Switch to ${isDark ? "light" : "dark"} theme`;
    };
    const { classList } = document.documentElement;
    show(classList.contains("dark"));
    button.addEventListener("click", () => {
      const isDark = classList.toggle("dark");
      store.set("vitepress-theme-appearance", isDark ? "dark" : "light");
      show(isDark);
    });
  }

  // The sidebar on narrow screens.
  const sidebar = document.querySelector(".VPSidebar");
  const menu = document.querySelector(".VPLocalNav .menu");
  const openSidebar = (isOpen) => {
    sidebar?.classList.toggle("open", isOpen);
    menu?.setAttribute("aria-expanded", String(isOpen));
  };
  menu?.addEventListener("click", (event) => {
    openSidebar(true);
    event.stopPropagation();
  });
  document.addEventListener("click", (event) => {
    if (!sidebar?.contains(event.target)) openSidebar(false);
    for (const contents of all(".page-contents-menu[open]"))
      if (event.target.closest("summary") === null) contents.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") openSidebar(false);
  });
  sidebar?.querySelector(".is-active")?.scrollIntoView({ block: "center" });

  // Groups in the sidebar.
  for (const item of all(".VPSidebarItem.collapsible > .item")) {
    const toggle = () => {
      const isCollapsed = item.parentElement.classList.toggle("collapsed");
      item.setAttribute("aria-expanded", String(!isCollapsed));
    };
    item.setAttribute("aria-expanded", String(!item.parentElement.classList.contains("collapsed")));
    item.addEventListener("click", toggle);
    item.addEventListener("keydown", ({ key }) => {
      if (key === "Enter") toggle();
    });
  }

  // Menus in the navigation bar. CSS opens them for a pointer, and this code opens them for the keyboard.
  for (const button of all(".VPFlyout > .button")) {
    const open = (isOpen) => button.setAttribute("aria-expanded", String(isOpen));
    button.addEventListener("click", () => open(button.getAttribute("aria-expanded") !== "true"));
    button.parentElement.addEventListener("mouseleave", () => open(false));
    button.parentElement.addEventListener("focusout", ({ relatedTarget }) => {
      if (!button.parentElement.contains(relatedTarget)) open(false);
    });
  }

  // Tabs in code groups. Choosing a tab selects the tab with the same title in all groups, including those on other pages.
  const choose = (title) => {
    for (const label of all(".vp-code-group .tabs label")) {
      if (label.dataset.title !== title) continue;
      const group = label.closest(".vp-code-group");
      const index = [...group.querySelectorAll("label")].indexOf(label);
      document.getElementById(label.htmlFor).checked = true;
      for (const [each, block] of [...group.querySelector(".blocks").children].entries())
        block.classList.toggle("active", each === index);
    }
  };
  for (const label of all(".vp-code-group .tabs label"))
    document.getElementById(label.htmlFor).addEventListener("change", () => {
      choose(label.dataset.title);
      store.set("code-tab", label.dataset.title);
    });
  choose(store.get("code-tab"));

  // Copy buttons.
  for (const button of all("button.copy")) {
    button.addEventListener("click", async () => {
      const code = button.parentElement.querySelector("pre").innerText.replace(/^\$ /gm, "");
      await navigator.clipboard.writeText(code);
      button.classList.add("copied");
      setTimeout(() => button.classList.remove("copied"), 2000);
    });
  }

  // Search. The index is loaded as a script, because pages loaded from file: URLs cannot fetch data.
  const dialog = document.createElement("dialog");
  dialog.className = "search-dialog";
  dialog.setAttribute("aria-label", "Search");
  dialog.innerHTML =
    '<form method="dialog"><input aria-label="Search the documentation" placeholder="Search the documentation"><button>Close</button></form><p role="status"></p><ol></ol>';
  document.body.append(dialog);
  const input = dialog.querySelector("input");
  const load = (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(file, root);
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  let search;
  const open = () => {
    dialog.showModal();
    input.select();
    search ??= Promise.all([load("minisearch.js"), load("search-index.js")]).then(() =>
      globalThis.createSiteSearch(globalThis.MiniSearch, globalThis.searchSections),
    );
  };
  input.addEventListener("input", async () => {
    const query = input.value.trim();
    const found = query === "" ? [] : (await search)(query).slice(0, 20);
    if (query !== input.value.trim()) return;
    dialog.querySelector("[role=status]").textContent =
      query === "" ? "" : found.length === 0 ? "No results" : `${found.length} results`;
    dialog.querySelector("ol").replaceChildren(...found.map(toItem));
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    dialog.querySelector("ol a")?.click();
  });
  function toItem({ address, page, title, excerpt }) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(address, root);
    const heading = document.createElement("strong");
    heading.textContent = page === title ? title : `${page} › ${title}`;
    const text = document.createElement("span");
    text.textContent = excerpt;
    link.append(heading, text);
    link.addEventListener("click", () => dialog.close());
    item.append(link);
    return item;
  }
  for (const button of all(".search-button")) button.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
    if (event.key === "k" && (event.ctrlKey || event.metaKey)) event.preventDefault();
    else if (event.key !== "/" || isTyping) return;
    else event.preventDefault();
    if (!dialog.open) open();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
})();

// Finds the words of the query in the index: every word must be in an entry; names count for more than texts.
(() => {
  const form = document.getElementById("search");
  const input = form.elements.namedItem("q");
  const most = 100;

  /** 0 for what has not all words; the higher the better. */
  function scoreOf([, name, of, text], words) {
    let score = 0;
    for (const word of words) {
      const named = name.toLowerCase();
      if (named === word) score += 100;
      else if (named.startsWith(word)) score += 30;
      else if (named.includes(word)) score += 10;
      else if (text.toLowerCase().includes(word)) score += 2;
      else if (of.toLowerCase().includes(word)) score += 1;
      else return 0;
    }
    return score;
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found =
      words.length === 0
        ? []
        : globalThis.searchIndex
            .map((entry) => ({ entry, score: scoreOf(entry, words) }))
            .filter(({ score }) => score > 0)
            .sort((one, other) => other.score - one.score);
    const shown = found.length > most ? `, the first ${most} are shown` : "";
    document.getElementById("count").textContent =
      words.length === 0
        ? ""
        : found.length === 0
          ? "Nothing has all of these words."
          : `${found.length} found${shown}`;
    document.getElementById("found").replaceChildren(...found.slice(0, most).map(({ entry }) => item(entry)));
  }

  function item([kind, name, of, text, place]) {
    const element = document.createElement("li");
    const link = document.createElement("a");
    link.href = place;
    link.textContent = name;
    const about = document.createElement("span");
    about.className = "place";
    about.textContent = ` ${kind}, ${of}`;
    const line = document.createElement("p");
    const parts = text.split("`");
    line.append(...parts.map((part, index) => (index % 2 === 1 ? code(part) : part)));
    element.append(link, about, line);
    return element;
  }

  function code(text) {
    const element = document.createElement("code");
    element.textContent = text;
    return element;
  }

  input.value = new URLSearchParams(location.search).get("q") ?? "";
  input.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  show();
  input.focus();
})();

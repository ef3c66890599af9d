// Every page: menus that close, sheets that open where one is. All of it works as plain links and
// forms when this file does not run.
"use strict";
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  let opener = null;

  const openSheet = () => one("#slot .sheet") || one(".sheet.open") || one(".sheet:target");

  function focusSheet() {
    const sheet = openSheet();
    if (!sheet || sheet.contains(document.activeElement)) return;
    (one("[data-focus]", sheet) || sheet).focus({ preventScroll: true });
  }

  function closeSheet() {
    const slot = one("#slot");
    if (slot) slot.replaceChildren();
    all(".sheet.open:not(.page)").forEach((sheet) => sheet.classList.remove("open"));
    if (one(".sheet:target")) location.replace("#-");
    const back = opener && document.getElementById(opener);
    if (back) back.focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("sheet:closed"));
  }

  window.sheets = { open: openSheet, close: closeSheet };

  document.addEventListener("click", (event) => {
    all("details.menu[open]").forEach((menu) => {
      if (!menu.contains(event.target) || event.target.closest("a")) menu.open = false;
    });
    const link = event.target.closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.matches("[data-sheet], [href^='#']")) opener = link.id || opener;
    if (link.matches("[data-sheet]") && one("#slot") && window.htmx) {
      event.preventDefault();
      if (one(".sheet:target")) location.replace("#-");
      htmx.ajax("GET", link.href, { target: "#slot", swap: "innerHTML" });
    } else if (link.matches("[data-close], .veil") && !link.closest(".sheet.page")) {
      event.preventDefault();
      closeSheet();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = one("details.menu[open]");
    if (menu) { menu.open = false; one("summary", menu).focus(); } else if (openSheet()) closeSheet();
  });

  window.addEventListener("hashchange", focusSheet);
  document.addEventListener("htmx:afterSettle", focusSheet);
  focusSheet();

  // A chooser that narrows a list of chips while one types.
  document.addEventListener("input", (event) => {
    const list = event.target.dataset.filter && one(event.target.dataset.filter);
    if (!list) return;
    const wanted = event.target.value.trim().toLocaleLowerCase();
    all("[data-name]", list).forEach((item) => {
      item.hidden = !!wanted && !item.dataset.name.toLocaleLowerCase().includes(wanted) && !one(":checked", item);
    });
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-print]");
    if (button) { event.preventDefault(); window.print(); }
  });
})();

// Every page: menus that close, slips that open where one is. All of it works as plain links and
// forms when this file does not run.
"use strict";
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  let opener = null;

  const openSlip = () => one("#slot .slip") || one(".slip.open") || one(".slip:target");

  function focusSlip() {
    const slip = openSlip();
    const now = document.activeElement;
    if (!slip || (slip !== now && slip.contains(now))) return;
    (one("[data-focus]", slip) || slip).focus({ preventScroll: true });
  }

  function closeSlip() {
    const slot = one("#slot");
    if (slot) slot.replaceChildren();
    all(".slip.open:not(.page)").forEach((slip) => slip.classList.remove("open"));
    if (one(".slip:target")) location.replace("#-");
    const back = opener && document.getElementById(opener);
    if (back) back.focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("slip:closed"));
  }

  window.slips = { open: openSlip, close: closeSlip };

  document.addEventListener("click", (event) => {
    all("details.menu[open]").forEach((menu) => {
      if (!menu.contains(event.target) || event.target.closest("a")) menu.open = false;
    });
    const link = event.target.closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.matches("[data-slip], [href^='#']")) opener = link.id || opener;
    if (link.matches("[data-slip]") && one("#slot") && window.htmx) {
      event.preventDefault();
      if (one(".slip:target")) location.replace("#-");
      htmx.ajax("GET", link.href, { target: "#slot", swap: "innerHTML" });
    } else if (link.matches("[data-close], .veil") && !link.closest(".slip.page")) {
      event.preventDefault();
      closeSlip();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = one("details.menu[open]");
    if (menu) { menu.open = false; one("summary", menu).focus(); } else if (openSlip()) closeSlip();
  });

  window.addEventListener("hashchange", focusSlip);
  document.addEventListener("htmx:afterSettle", focusSlip);
  focusSlip();

  // A chooser that narrows a list of chips while one types.
  document.addEventListener("input", (event) => {
    const list = event.target.dataset.filter && one(event.target.dataset.filter);
    if (!list) return;
    const wanted = event.target.value.trim().toLocaleLowerCase();
    all("[data-name]", list).forEach((item) => {
      item.hidden = !!wanted && !item.dataset.name.toLocaleLowerCase().includes(wanted) && !one(":checked", item);
    });
  });

  // Quick score: buttons beside each field, the box's rest worked out as one types.
  function tally(quick) {
    const fields = all("input[name^=points-]", quick).map((field) => field.value.trim().replace("−", "-"));
    const sum = fields.reduce((total, text) => total + (parseInt(text, 10) || 0), 0);
    const rest = fields.some(Boolean) ? -sum : null;
    one("[data-box]", quick).textContent = rest === null ? "" : (rest > 0 ? "+" : rest < 0 ? "−" : "") + Math.abs(rest);
  }
  function readyQuick() {
    all("[data-quick]").forEach((quick) => { all("[data-step]", quick).forEach((button) => { button.hidden = false; }); tally(quick); });
  }
  document.addEventListener("input", (event) => { const quick = event.target.closest("[data-quick]"); if (quick) tally(quick); });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    const field = one("input", button.closest(".answer"));
    field.value = button.dataset.step.replace("-", "−");
    tally(button.closest("[data-quick]"));
  });
  document.addEventListener("htmx:afterSettle", readyQuick);
  readyQuick();

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-print]");
    if (button) { event.preventDefault(); window.print(); }
  });
})();

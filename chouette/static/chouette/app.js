// Every page: menus that close, slips that open where one is. All of it works as plain links and
// forms when this file does not run.
"use strict";
(() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const SWAPPED_MS = 700, OPENED_MS = 400;
  let opener = null;

  // From here on the script opens and closes slips; without it their links and :target do.
  document.documentElement.classList.add("scripted");
  const openSlip = () => one("#slot .slip") || one(".slip.open:not(.page)");

  // An open slip is one entry of the history: Back closes it, closing it takes the entry away, and
  // its name stands in no address that a reload would open again.
  let leaving = false;
  const entered = () => !!(history.state && history.state.slip);
  function enter() { if (!leaving && !entered()) history.pushState({ slip: true }, ""); }
  function leave() { if (entered() && !leaving) { leaving = true; history.back(); } }
  if (location.hash === "#-" || /^#(double|result)-/.test(location.hash)) {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  window.addEventListener("popstate", () => {
    if (!leaving) { if (openSlip() && !entered()) closeSlip(); return; }
    leaving = false;
    if (openSlip()) enter();
  });

  // What has just come under a finger is not what the finger meant: no tap on it for a moment.
  const fresh = new Set();
  function settle(part, ms) {
    fresh.add(part);
    part.classList.add("settling");
    clearTimeout(part.settled);
    part.settled = setTimeout(() => { fresh.delete(part); part.classList.remove("settling"); }, ms);
  }
  document.addEventListener("click", (event) => {
    if (!event.isTrusted || ![...fresh].some((part) => part.contains(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  // A swap puts the attributes back that came with it.
  document.addEventListener("htmx:afterSettle", () => fresh.forEach((part) => part.classList.add("settling")));

  // While a slip is open no key and no screen reader leads to what lies behind it.
  function behind() {
    const open = !!openSlip();
    all(".skip, .felt .brand, #part-menu, .table-grid > div > :not(#notice, #unwritten)").forEach((part) => { part.inert = open; });
  }

  function focusSlip() {
    const slip = openSlip() || one(".slip.page");
    const now = document.activeElement;
    // A field that is wrong is shown once, then left to whoever types.
    const wrong = slip && one("[aria-invalid=true]:not([data-told])", slip);
    if (wrong) {
      wrong.dataset.told = "";
      wrong.focus({ preventScroll: true });
      wrong.scrollIntoView({ block: "center" });
      return;
    }
    if (!slip || (slip !== now && slip.contains(now))) return;
    (one("[data-focus]", slip) || slip).focus({ preventScroll: true });
  }

  function closeSlip() {
    const slot = one("#slot");
    if (slot) slot.replaceChildren();
    all(".slip.open:not(.page)").forEach((slip) => slip.classList.remove("open"));
    behind();
    leave();
    const back = opener && document.getElementById(opener);
    const menu = back && back.closest("details.menu:not([open])");
    if (back) (menu ? one("summary", menu) : back).focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("slip:closed"));
  }

  function show(slip, byHand) {
    all(".slip.open:not(.page)").forEach((other) => other.classList.remove("open"));
    slip.classList.add("open");
    behind();
    enter();
    if (byHand) settle(slip, OPENED_MS);
    focusSlip();
  }

  window.slips = { open: openSlip, close: closeSlip, settle, SWAPPED_MS };

  document.addEventListener("click", (event) => {
    all("details.menu[open]").forEach((menu) => {
      if (!menu.contains(event.target) || event.target.closest("a")) menu.open = false;
    });
    const link = event.target.closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = link.getAttribute("href") || "";
    const slip = href.length > 1 && href[0] === "#" && document.getElementById(href.slice(1));
    const byHand = event.isTrusted && event.detail > 0;
    if (link.matches("[data-slip]") && one("#slot") && window.htmx) {
      event.preventDefault();
      if (!link.closest(".slip")) opener = link.id || opener;
      all(".slip.open:not(.page)").forEach((other) => other.classList.remove("open"));
      enter();
      htmx.ajax("GET", link.href, { target: "#slot", swap: "innerHTML" }).then(() => {
        const fetched = openSlip();
        if (fetched && byHand) settle(fetched, OPENED_MS);
      });
    } else if (slip && slip.matches(".slip")) {
      event.preventDefault();
      opener = link.id || opener;
      show(slip, byHand);
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

  // At once, not only when it has settled: a key may come in between.
  document.addEventListener("htmx:afterSwap", () => { behind(); focusSlip(); });
  document.addEventListener("htmx:afterSettle", () => {
    if (openSlip()) enter();
    behind();
    focusSlip();
  });
  if (entered()) leave();
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

  // A double: all answers by one tap, and the level that each answer leads to.
  function levels(form) {
    all("[data-level]", form).forEach((shown) => {
      const chosen = one(":checked", shown.closest(".answer")), words = (chosen ? chosen.value : "").split("/");
      const turns = words.filter((word) => ["beaver", "raccoon", "otter"].includes(word)).length, out = words.includes("drop") || !words[0];
      shown.textContent = shown.dataset.level * 2 ** (1 + turns - (out ? 1 : 0));
    });
  }
  // The button of answers that end the game leads to its result first, and says so.
  function name(form) {
    const button = one("[data-ends]", form);
    if (!button) return;
    const words = all(".answer", form).map((row) => one(":checked", row)).map((chosen) => (chosen ? chosen.value : "").split("/"));
    const takers = words.filter((word) => word[0] !== "drop").length;
    const ends = words.every((word) => word.at(-1) === "drop")
      || (button.dataset.ends === "lone" && takers === 1 && words.every((word) => word[0]));
    button.textContent = ends && !one("[data-look]", form) ? button.dataset.shows : button.dataset.last;
  }
  const answered = (form) => { levels(form); name(form); };
  const ready = () => {
    all("[data-all]").forEach((both) => { both.hidden = false; });
    all("form:has(.answer [data-level])").forEach(answered);
  };
  document.addEventListener("change", (event) => { if (event.target.form && event.target.closest(".answer")) answered(event.target.form); });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-all] button");
    if (!button) return;
    all(`input[value="${button.value}"]`, button.form).forEach((input) => { input.checked = true; });
    changed(button);
    answered(button.form);
  });
  document.addEventListener("htmx:afterSettle", ready);
  ready();

  // Quick score: buttons beside each field, the box's rest worked out as one types.
  function tally(quick) {
    const fields = all("input[name^=points-]", quick).map((field) => field.value.trim().replace("−", "-"));
    const sum = fields.reduce((total, text) => total + (parseInt(text, 10) || 0), 0);
    const rest = fields.some(Boolean) ? -sum : null;
    one("[data-box]", quick.closest("form")).textContent = rest === null ? "" : (rest > 0 ? "+" : rest < 0 ? "−" : "") + Math.abs(rest);
  }
  const turned = (text) => {
    const digits = text.replace(/[^0-9]/g, "") || "0";
    return digits === "0" ? digits : (/[-−]/.test(text) ? "+" : "−") + digits;
  };
  // A number pad may have no minus: fields get one only where the buttons for the sign are there.
  function readyQuick() {
    all("[data-quick]").forEach((quick) => {
      all("[data-step]", quick).forEach((button) => { button.hidden = false; });
      all("input[name^=points-]", quick).forEach((field) => { field.inputMode = "numeric"; });
      tally(quick);
    });
  }
  document.addEventListener("focusin", (event) => { if (event.target.matches("[data-quick] input")) event.target.select(); });
  document.addEventListener("input", (event) => { const quick = event.target.closest("[data-quick]"); if (quick) tally(quick); });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    const quick = button.closest("[data-quick]");
    const fields = all("input[name^=points-]", button.closest("[data-every]") ? quick : button.closest(".answer"));
    fields.forEach((field) => {
      field.value = button.dataset.step === "sign" ? turned(field.value) : (button.dataset.step > 0 ? "+" : "") + button.dataset.step.replace("-", "−");
    });
    tally(quick);
    changed(fields[0]);
  });
  document.addEventListener("htmx:afterSettle", readyQuick);

  // What is shown beside an entry holds for exactly that entry: any change asks to look again.
  function changed(target) {
    const form = target.closest("form"), look = form && one("[data-look]", form);
    if (!look || look.contains(target)) return;
    look.remove();
    const button = one("[data-again]", form);
    if (button) button.textContent = button.dataset.again;
  }
  document.addEventListener("input", (event) => changed(event.target));
  document.addEventListener("htmx:afterSettle", () => {
    const slip = openSlip(), look = slip && one("[data-look]", slip);
    if (look) slip.scrollTop = slip.scrollHeight;
  });
  readyQuick();

  // A list that arrives by itself takes nothing away that is being filled in: the next poll tries
  // again. It moves no focus either.
  const arrived = ({ detail }) => !!detail.requestConfig && detail.requestConfig.elt.matches("[data-computing]");
  document.addEventListener("htmx:beforeSwap", (event) => {
    const now = document.activeElement;
    if (arrived(event) && now.matches("input, select") && event.detail.target.contains(now)) event.detail.shouldSwap = false;
  });

  // Books that are swapped in their place take no second tap, and show what went wrong.
  document.addEventListener("htmx:afterSettle", (event) => {
    const books = event.target;
    if (!books.matches || !books.matches("[data-books]")) return;
    settle(books, SWAPPED_MS);
    if (arrived(event)) return;
    books.focus({ preventScroll: true });
    const wrong = one("[role=alert]", books);
    if (wrong) wrong.scrollIntoView({ block: "nearest" });
  });

  // A page that asks by itself for its news says why, once it is not for its reader any more.
  document.addEventListener("htmx:responseError", ({ detail }) => {
    const itself = detail.elt.getAttribute("hx-get") === location.pathname;
    if (itself && [403, 404].includes(detail.xhr.status)) location.reload();
  });

  // A link to hand on is taken as a whole.
  document.addEventListener("focusin", (event) => { if (event.target.matches("input[readonly]")) event.target.select(); });

  // Copying needs a safe connection, sharing a phone: where there is neither, neither is offered.
  const linked = (id) => document.getElementById(id).value;
  all("[data-copy]").forEach((button) => {
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", () => {
      navigator.clipboard.writeText(linked(button.dataset.copy)).then(() => { button.textContent = button.dataset.done; }, () => document.getElementById(button.dataset.copy).focus());
    });
  });
  all("[data-share]").forEach((button) => {
    button.hidden = !navigator.share;
    button.addEventListener("click", () => { navigator.share({ url: linked(button.dataset.share) }).catch(() => {}); });
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-print]");
    if (button) { event.preventDefault(); window.print(); }
  });
})();

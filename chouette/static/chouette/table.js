// The table: sees what others do, keeps taps that did not get through, listens to keys.
"use strict";
(() => {
  const live = document.getElementById("live");
  if (!live || !window.htmx) return;
  const EACH = 1500;
  const one = (selector, root = document) => root.querySelector(selector);
  let lost = false, dirty = false, polling = false, sending = false, watching = false, over = false;
  let undoing = false, undone = -Infinity;
  let taps = [], unwritten = [];

  // --- What the line at the top says ---
  function show() {
    const state = taps.length ? "waiting" : lost ? "lost" : "live";
    const text = { waiting: taps.length === 1 ? live.dataset.one : live.dataset.many.replace("#", taps.length),
      lost: live.dataset.lost, live: live.dataset.live }[state];
    if (live.dataset.state !== state || live.textContent !== text) {
      live.dataset.state = state;
      live.textContent = text;
    }
    mark();
  }

  // --- Taps that wait, in IndexedDB so that a reload keeps them; in memory where there is none ---
  const key = "taps:" + location.pathname;
  const store = (mode) => new Promise((done, fail) => {
    if (!window.indexedDB) return fail(new Error("none"));
    const opening = indexedDB.open("chouette", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("waiting");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => done(opening.result.transaction("waiting", mode).objectStore("waiting"));
  });
  const keep = () => { show(); return store("readwrite").then((waiting) => waiting.put({ taps, unwritten }, key)).catch(() => {}); };
  const recall = () => store("readonly").then((waiting) => {
    const asked = waiting.get(key);
    asked.onsuccess = () => {
      const kept = asked.result || {};
      unwritten = (kept.unwritten || []).concat(unwritten);
      const found = kept.taps || [];
      taps = found.filter(isMine).concat(taps);
      const others = found.filter((tap) => !isMine(tap));
      show();
      others.forEach((tap) => lose(tap.what, live.dataset[me ? "another" : "changed"]));
      tell();
      drain();
    };
  }).catch(() => {});

  // A tap goes out under the name of whoever tapped. Nobody's page keeps a log-in's taps until
  // he is back; a phone that was taken away does not come back.
  const me = live.dataset.sender;
  const isMine = (tap) => tap.sender === me || (!me && !tap.sender.startsWith("phone-"));

  // --- What was tapped and will not be written down: told until somebody says that he read it ---
  function lose(what, why) {
    unwritten.push({ what, why });
    tell();
    return keep();
  }
  function tell() {
    const make = (name, words, more) => Object.assign(document.createElement(name), { textContent: words, ...more });
    const notes = unwritten.map(({ what, why }) => {
      const note = make("p", why + " " + live.dataset.unwritten + " ", { className: "note bad" });
      note.append(make("strong", what));
      return note;
    });
    const read = make("button", live.dataset.read, { type: "button", onclick: () => { unwritten = []; keep(); tell(); } });
    one("#unwritten").replaceChildren(...notes, ...(notes.length && !over ? [read] : []));
  }
  // What a form is about, as its page names it; a question is none any more.
  const titled = (slip) => one("h2", slip).textContent.trim().replace(/\?$/, "");
  function about(form, button) {
    const slip = form.closest(".slip"), shown = button || one("button", form);
    const pressed = (one(".what", shown) || shown).textContent.trim();
    const several = !slip || slip.querySelectorAll("form").length > 1 || (button && button.name);
    return [slip && titled(slip), several && pressed].filter(Boolean).join(": ");
  }

  // crypto.randomUUID exists on https only; a table in a club is often plain http.
  function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    return [...bytes].map((byte, i) => ([4, 6, 8, 10].includes(i) ? "-" : "") + byte.toString(16).padStart(2, "0")).join("");
  }

  // Rows that a waiting tap is about say so: their cubes still show what was before it.
  const abouts = (body) => [...body].flatMap(([name, value]) => !value ? []
    : name.startsWith("answer-") || name.startsWith("points-") ? [name.slice(7)]
      : ["member", "taker", "giver", "seller", "player"].includes(name) ? [value] : []);
  function mark() {
    const about = new Set(taps.flatMap((tap) => abouts(new URLSearchParams(tap.body))));
    document.querySelectorAll(".seat[id]").forEach((row) => {
      const said = one(".unsent", row), wanted = about.has(row.id.replace("seat-", ""));
      if (said && !wanted) said.remove();
      if (said || !wanted) return;
      const words = Object.assign(document.createElement("span"), { className: "sub unsent", textContent: live.dataset.unsent });
      one(".who", row).append(words);
    });
  }

  // The button that was pressed is part of what was said.
  const pressedIn = ({ requestConfig }) => requestConfig && requestConfig.triggeringEvent && requestConfig.triggeringEvent.submitter;
  function wait(form, button) {
    const body = new URLSearchParams(new FormData(form));
    if (button && button.name) body.set(button.name, button.value);
    form.closest("[id^=part-]") && slips.settle(form.closest("[id^=part-]"), slips.SWAPPED_MS);
    // A second undo would take back what its sender has not seen yet.
    if (body.get("kind") === "void" && taps.some((tap) => tap.body.includes("kind=void"))) return;
    taps.push({ url: form.action, body: body.toString(), base: body.get("expected_seq"), sender: body.get("sender"), what: about(form, button) });
    // The tap took the form's identifier with it; the next one from this form is another.
    if (form.elements.command_id) form.elements.command_id.value = uuid();
    keep();
    slips.close();
  }

  async function drain() {
    if (over || sending || !taps.length || one("#slot .slip")) return;
    sending = true;
    const tap = taps[0], body = new URLSearchParams(tap.body), token = one("[name=csrfmiddlewaretoken]");
    // Whoever had to log in again meanwhile got another token with this page.
    if (token) body.set("csrfmiddlewaretoken", token.value);
    try {
      const answer = await fetch(tap.url, { method: "POST", body, headers: { "HX-Request": "true", "HX-Current-URL": location.href } });
      if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
      heard();
      if (answer.headers.get("HX-Redirect")) { location = answer.headers.get("HX-Redirect"); return; }
      taps.shift();
      const seq = answer.headers.get("X-Chouette-Seq");
      if (answer.ok && seq) taps.forEach((later) => { // made behind this one, so it knew of it
        if (later.base === tap.base) { const body = new URLSearchParams(later.body); body.set("expected_seq", seq); later.body = body.toString(); later.base = seq; }
      });
      if (answer.status === 403 || answer.status === 404) { lose(tap.what, live.dataset[answer.status === 403 ? "forbidden" : "gone"]); return; }
      keep();
      // A form that is open is not taken away: it was opened before this came through.
      watching = !!seq;
      undoing = tap.body.includes("kind=void");
      take(await answer.text(), seq ? "none" : "innerHTML", seq);
      watching = undoing = false;
    } catch { lost = true; show(); } finally { sending = false; }
    if (!lost && taps.length) drain();
  }

  // --- What others do ---
  function take(html, style, seq) {
    htmx.swap(style === "none" ? document.body : one("#slot"), html, { swapStyle: style, swapDelay: 0, settleDelay: 0 });
    if (seq) live.dataset.seq = seq;
  }
  function heard() { if (lost) { lost = false; one("#notice").replaceChildren(); show(); drain(); } }
  function say(words) {
    const note = Object.assign(document.createElement("p"), { className: "note bad", textContent: words });
    one("#notice").replaceChildren(note);
  }

  // Slips that hold nothing typed, only what is still due, keep up with the others' phones.
  const DUE = ["answers", "extras"];
  async function follow() {
    const slip = slips.open(), seq = live.dataset.seq;
    if (!slip || !DUE.includes(slip.id) || one("[name=expected_seq]", slip).value === seq) return;
    const answer = await fetch(location.pathname + "slips/" + slip.id + "/", { headers: { "HX-Request": "true" } });
    const html = await answer.text();
    // Not over a slip that a tap has changed meanwhile, or is about to change.
    if (!answer.ok || live.dataset.seq !== seq || slips.open() !== slip || one(".htmx-request", slip)) return;
    take(html, "innerHTML");
    if (one("#slot #gone")) slips.close();
  }

  async function poll(from = live.dataset.seq) {
    if (over || polling || document.hidden) return;
    polling = true;
    try {
      const answer = await fetch(live.dataset.url + "?seq=" + from, { headers: { "HX-Request": "true", "HX-Current-URL": location.href, "If-None-Match": '"' + from + '"' }, cache: "no-store" });
      if (answer.headers.get("HX-Redirect")) { leave(answer.headers.get("HX-Redirect")); return; }
      if (answer.status === 404) { vanish(); return; }
      if (answer.status === 200) {
        watching = true;
        take(await answer.text(), "none", answer.headers.get("X-Chouette-Seq"));
        watching = false;
        live.dataset.url = answer.headers.get("X-Chouette-Live") || live.dataset.url;
        follow().catch(() => {});
      } else if (answer.status !== 304) throw new Error(String(answer.status));
      heard();
      show();
    } catch { lost = true; show(); } finally { polling = false; }
  }

  // The page is loaded anew for who one is now: what was open in it goes, and one is told what.
  function leave(address) {
    const slip = slips.open();
    const kept = slip && address === location.pathname && lose(titled(slip), live.dataset.changed);
    Promise.resolve(kept).finally(() => { location = address; });
  }
  // The table is not shown to its reader any more, so nothing of it stays.
  function vanish() {
    over = true;
    slips.close();
    live.hidden = true;
    document.querySelectorAll("#part-menu, .felt .status").forEach((part) => part.remove());
    const told = one("#unwritten");
    one("#main").replaceChildren(one("#not-shown").content.cloneNode(true));
    one("#main h1").after(told);
    taps.splice(0).forEach((tap) => lose(tap.what, live.dataset.gone));
    tell();
    one("#main").focus();
  }

  document.addEventListener("htmx:oobBeforeSwap", (event) => {
    const { target, fragment } = event.detail;
    const next = fragment.firstElementChild;
    if (next && next.dataset.digest && next.dataset.digest === target.dataset.digest) event.detail.shouldSwap = false;
    // Never under somebody's fingers: an open slip stays as it is until it is sent or closed.
    else if (watching && target.id === "part-slips" && slips.open() && target.contains(slips.open())) {
      event.detail.shouldSwap = false;
      dirty = true;
    }
  });
  document.addEventListener("slip:closed", () => { if (dirty) { dirty = false; poll("0"); } drain(); });

  // --- Taps ---
  const takesBack = (form) => form.matches("form[data-tap]") && one("[name=kind][value=void]", form);
  document.addEventListener("htmx:beforeRequest", (event) => {
    undoing = !!takesBack(event.detail.elt);
    if (event.detail.elt.matches("form[data-tap]") && taps.length) { event.preventDefault(); wait(event.detail.elt, pressedIn(event.detail)); drain(); }
  });
  document.addEventListener("htmx:sendError", (event) => {
    lost = true;
    if (event.detail.elt.matches("form[data-tap]")) wait(event.detail.elt, pressedIn(event.detail));
    else { say(live.dataset.offline); slips.close(); show(); }
  });
  document.addEventListener("htmx:responseError", (event) => {
    const { xhr, elt } = event.detail, tapped = elt.matches("form[data-tap]");
    if (xhr.status >= 500) { if (tapped) { lost = true; wait(elt, pressedIn(event.detail)); } return; }
    const why = { 403: live.dataset.forbidden, 404: live.dataset.gone }[xhr.status];
    if (tapped && why) lose(about(elt, pressedIn(event.detail)), why);
    else say(why && !tapped && xhr.status === 403 ? why : live.dataset.refused);
    slips.close();
    if (xhr.status === 404) poll();
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const seq = event.detail.xhr && event.detail.xhr.getResponseHeader("X-Chouette-Seq");
    const tapped = event.detail.elt.matches("form[data-tap]");
    undoing = false;
    if (!seq || !event.detail.successful) { if (tapped && !lost) dirty = true; return; }
    live.dataset.seq = seq;
    dirty = false;
    if (tapped && !event.detail.xhr.getResponseHeader("X-Chouette-Stay")) slips.close();
  });
  // What was swapped in takes no taps at once: the second tap of two was meant for what was there.
  const CONTROLS = ["part-dock", "part-undo", "part-slips", "part-seats"];
  // An undo asks nothing: what the next one would take back is there to be read for a while first.
  const UNDO_MS = 1200;
  document.addEventListener("htmx:oobAfterSwap", (event) => {
    const part = event.detail.shouldSwap && document.getElementById(event.detail.target.id);
    const again = undoing && part && part.id === "part-undo";
    if (again) undone = performance.now();
    if (part && CONTROLS.includes(part.id)) slips.settle(part, again ? UNDO_MS : slips.SWAPPED_MS);
    if (part && part.id === "part-seats") mark();
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    const slip = slips.open();
    if (slip && event.target !== document.body && !DUE.includes(slip.id)) slips.settle(slip, slips.SWAPPED_MS);
  });

  // --- Keys: B or T, then 1 2 3 for the kind or D to double; U undoes ---
  let side = null;
  function arm(next) {
    side = next;
    ["box", "team"].forEach((name) => { const row = document.getElementById("wins-" + name); if (row) row.parentElement.toggleAttribute("data-armed", name === next); });
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || slips.open() || event.target.closest("input:not([type=radio]), select, textarea")) return;
    const pressed = event.key.toLowerCase();
    if (event.repeat) return;
    if (pressed === "u" && (undoing || event.timeStamp - undone < UNDO_MS)) return;
    const link = { u: "#undo", d: side && "#open-double-" + side }[pressed]
      || ("123".includes(pressed) && side && "[data-win=" + side + "][data-kind='" + pressed + "']");
    if (pressed === "b" || pressed === "t") arm(pressed === "b" ? "box" : "team");
    else if (link && one(link)) { event.preventDefault(); arm(null); one(link).click(); }
    else arm(null);
  });

  // A phone that scores stays awake, where the browser lets it.
  const awake = () => { if (!document.hidden && navigator.wakeLock) navigator.wakeLock.request("screen").catch(() => {}); };
  document.addEventListener("visibilitychange", () => { awake(); poll(); });
  window.addEventListener("online", () => { poll(); drain(); });
  setInterval(() => { poll(); drain(); }, EACH);
  awake();
  show();
  recall();
})();

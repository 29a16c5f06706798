"use strict";
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const KEPT = "arbitro-book";
  const kept = () => {
    try { return JSON.parse(localStorage.getItem(KEPT)) || {}; } catch { return {}; }
  };
  const keep = (id, right) => {
    try { localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [id]: right })); } catch { /* nothing is kept */ }
  };
  const add = (parent, name, text) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  };

  // A question: marks the chosen options, and shows the reasons.
  const judge = (question) => {
    const inputs = [...question.querySelectorAll("form input")];
    if (!inputs.some((input) => input.checked)) return;
    const right = inputs.every((input) => input.checked === (input.dataset.right === "true"));
    inputs.forEach((input) => { input.disabled = true; });
    const verdict = question.querySelector(".verdict");
    verdict.textContent = right ? words.right : words.wrong;
    verdict.className = `verdict mark ${right ? "right-one" : "wrong-one"}`;
    question.classList.add("answered");
    keep(question.dataset.id, right);
  };
  const again = (question) => {
    question.classList.remove("answered");
    question.querySelectorAll("form input").forEach((input) => { input.disabled = false; input.checked = false; });
    question.querySelector(".verdict").textContent = "";
    question.querySelector("form input").focus();
  };

  // What if: follows the chosen branches of the engine's tree; computes no ruling.
  const walk = (box) => {
    const tree = JSON.parse(box.querySelector("script").textContent);
    const switches = box.querySelector(".switches"), follows = box.querySelector(".follows");
    const chosen = new Map();
    const draw = () => {
      switches.replaceChildren();
      follows.replaceChildren();
      const list = add(follows, "ul");
      const told = new Set();
      let node = tree, depth = 0;
      for (;;) {
        for (const one of node.decided) {
          if (told.has(one.text)) continue;
          told.add(one.text);
          add(add(list, "li", `${one.text} `), "span", one.law).className = "law";
        }
        if (!node.open) {
          if (node.now) {
            const line = add(follows, "p");
            add(line, "strong", words.now);
            line.append(` ${node.now}`);
          }
          break;
        }
        const { question, answers } = node.open;
        const path = `${depth} ${question}`;
        const usual = answers.findIndex((answer) => answer.given);
        const at = chosen.has(path) ? chosen.get(path) : usual;
        const field = add(switches, "fieldset");
        add(field, "legend", question);
        answers.forEach((answer, place) => {
          const label = add(field, "label");
          const input = add(label, "input");
          input.type = "radio";
          input.name = `${box.closest("article").id}-${depth}`;
          input.checked = place === at;
          input.dataset.key = answer.key;
          input.addEventListener("change", () => { chosen.set(path, place); draw(); switches.querySelectorAll("fieldset")[0].closest("details").querySelector(`input[data-key="${CSS.escape(answer.key)}"]`)?.focus(); });
          label.append(` ${answer.text}${answer.given ? ` (${words.found})` : ""}`);
        });
        if (at < 0) { add(list, "li", words.unknown); break; }
        node = answers[at].then;
        depth += 1;
      }
      if (!list.children.length) add(list, "li", words.nothing);
    };
    draw();
  };

  for (const question of document.querySelectorAll("article.question")) {
    const several = question.querySelector(".check");
    if (several) several.addEventListener("click", () => judge(question));
    else question.querySelectorAll("form input").forEach((input) => input.addEventListener("change", () => judge(question)));
    question.querySelector(".again").addEventListener("click", () => again(question));
    question.querySelectorAll(".whatif").forEach(walk);
  }

  // The list of questions: the search, and which questions have been answered.
  const search = document.getElementById("search");
  if (!search) return;
  const entries = [...document.querySelectorAll(".entry")];
  const filter = () => {
    const sought = search.value.trim().toLowerCase();
    for (const entry of entries) {
      const clauses = entry.dataset.clauses.toLowerCase().split(" ");
      const found = entry.textContent.toLowerCase().includes(sought) || clauses.some((clause) => clause.startsWith(sought));
      entry.hidden = !found;
    }
    document.querySelectorAll(".law-list").forEach((list) => { list.hidden = !list.querySelector(".entry:not([hidden])"); });
  };
  const progress = () => {
    const answered = kept();
    for (const entry of entries) {
      const right = answered[entry.dataset.id];
      entry.querySelector(".done").textContent = right === undefined ? "" : right ? `✓ ${words.right}` : `✗ ${words.wrong}`;
    }
    const known = entries.filter((entry) => entry.dataset.id in answered);
    const right = known.filter((entry) => answered[entry.dataset.id]).length;
    document.getElementById("progress").textContent = `${words.progress}: ${known.length}/${entries.length}, ${words.right.toLowerCase()} ${right}`;
  };
  search.addEventListener("input", filter);
  document.getElementById("forget").addEventListener("click", () => { try { localStorage.removeItem(KEPT); } catch { /* nothing was kept */ } progress(); });
  addEventListener("pageshow", progress);
  progress();
})();

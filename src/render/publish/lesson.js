"use strict";
(() => {
  const slides = [...document.querySelectorAll(".slide")];
  const steps = slides.map((slide) => [...slide.querySelectorAll("[data-step]")]);
  const where = document.getElementById("where");
  const speaks = location.hash === "#speaker";
  let slide = 0, step = 1, other = speaks ? window.opener : null;
  document.body.classList.add("js");
  document.body.classList.toggle("speaker", speaks);
  const show = () => {
    slides.forEach((one, at) => one.classList.toggle("shown", at === slide));
    steps[slide].forEach((one, at) => {
      one.classList.toggle("later", at >= step);
      one.classList.toggle("now", at === step - 1);
    });
    const gone = new Set(steps[slide].slice(0, step).map((one) => one.dataset.plays).filter(Boolean));
    slides[slide].querySelectorAll(".card").forEach((card) => card.classList.toggle("gone", gone.has(card.dataset.card)));
    where.textContent = `${where.dataset.slide} ${slide + 1}/${slides.length}, ${where.dataset.step} ${step}/${steps[slide].length}`;
    const now = steps[slide][step - 1];
    if (now) now.scrollIntoView({ block: "nearest" });
  };
  const tell = () => { if (other && !other.closed) other.postMessage({ slide, step }, "*"); };
  const go = (to, at) => { slide = to; step = at; show(); tell(); };
  const next = () => {
    if (step < steps[slide].length) go(slide, step + 1);
    else if (slide + 1 < slides.length) go(slide + 1, 1);
  };
  const back = () => {
    if (step > 1) go(slide, step - 1);
    else if (slide > 0) go(slide - 1, steps[slide - 1].length);
  };
  const full = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  };
  const speak = () => {
    other = window.open(location.href.split("#")[0] + "#speaker", "arbitro-speaker", "width=1000,height=800");
    setTimeout(tell, 500);
  };
  addEventListener("message", (event) => {
    if (!other || event.source !== other || !Number.isInteger(event.data.slide)) return;
    slide = Math.min(Math.max(event.data.slide, 0), slides.length - 1);
    step = Math.min(Math.max(event.data.step, 1), steps[slide].length);
    show();
  });
  const keys = {
    ArrowRight: next, ArrowDown: next, PageDown: next, " ": next,
    ArrowLeft: back, ArrowUp: back, PageUp: back,
    Home: () => go(0, 1), End: () => go(slides.length - 1, 1),
    f: full, F: full, s: speak, S: speak,
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
    if (event.key === " " && event.target.tagName === "BUTTON") return;
    event.preventDefault();
    keys[event.key]();
  });
  for (const [id, act] of Object.entries({ next, back, full, speak })) document.getElementById(id).addEventListener("click", act);
  if (slides.length) show();
})();

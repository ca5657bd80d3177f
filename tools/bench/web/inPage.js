// @ts-nocheck The server's types, with which the tools are checked, know no page.
// Runs in the page that is measured, from its beginning: notes what the browser tells of taps, jumps and frames.
const felt = {
  /** The longest time, in ms, from a tap to the paint that answers it. */
  longestTap: 0,
  /** How far things have jumped, as CLS counts. */
  jumps: 0,
  /** The times between frames, in ms, since `noteFrames`. */
  frames: [],

  noteFrames() {
    this.frames = [];
    this.isOn = true;
    let last = null;
    const note = (now) => {
      if (last !== null) this.frames.push(now - last);
      last = now;
      if (this.isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  },

  stopFrames() {
    this.isOn = false;
    return this.frames;
  },

  /** A screen in ten steps, as a thumb does. */
  async scrollToEnd() {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      const before = window.scrollY;
      for (let part = 0; part < 10; part += 1) {
        window.scrollBy(0, window.innerHeight / 10);
        await nextFrame();
      }
      if (window.scrollY === before) return;
    }
  },
};

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function observe(type, options, note) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true, ...options });
}

observe('layout-shift', {}, ({ hadRecentInput, value }) => {
  if (!hadRecentInput) felt.jumps += value;
});
observe('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
  if (interactionId) felt.longestTap = Math.max(felt.longestTap, duration);
});

window.felt = felt;

// @ts-nocheck The server's types, with which the tools are checked, know no page.
// Runs in the measured page from the start and records taps, layout shifts and frames.
const felt = {
  /** Longest time from a tap to the next paint, in ms. */
  longestTap: 0,
  /** Cumulative layout shift (CLS). */
  jumps: 0,
  /** Times between frames since `noteFrames`, in ms. */
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

  /** Scrolls in steps of a tenth of the screen, as a thumb does. */
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

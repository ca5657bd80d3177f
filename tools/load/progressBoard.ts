const EVERY_MS = 5000;

/** Shows how far each part is and how fast it goes: now and then, and when it is done. */
export function progressBoard(): (part: string, done: number, of: number) => void {
  let current = '';
  let started = performance.now();
  let shown = started;

  return (part, done, of) => {
    const now = performance.now();
    if (part !== current) {
      // The part before it ended when this one began.
      started = current === '' ? started : shown;
      current = part;
    }
    if (done < of && now - shown < EVERY_MS) return;
    shown = now;
    const seconds = (now - started) / 1000;
    const rate = Math.round(done / Math.max(seconds, 0.001)).toLocaleString('en');
    const count =
      done < of ? `${done.toLocaleString('en')} of ${of.toLocaleString('en')}` : done.toLocaleString('en');
    console.log(`${part}: ${count} (${rate} a second, ${seconds.toFixed(1)} s)`);
  };
}

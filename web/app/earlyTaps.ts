import './firstPaint.ts';

/**
 * Leaves taps to React from now on, which also answers those that come while it takes the server's page over. Returns a
 * function that does what was tapped before.
 */
export function takeEarlyTaps(): () => Promise<void> {
  const { earlyTaps } = window;
  delete window.earlyTaps;
  earlyTaps?.stop();
  return async () => {
    for (const tap of earlyTaps?.taps.splice(0) ?? []) {
      tap();
      // The next one is answered by what this one has changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

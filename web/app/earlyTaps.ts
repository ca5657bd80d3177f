import './firstPaint.ts';

/**
 * Stops recording taps: from now on React handles them, including taps during hydration. Returns a function that
 * replays the recorded taps.
 */
export function stopRecordingTaps(): () => Promise<void> {
  const { earlyTaps } = window;
  delete window.earlyTaps;
  earlyTaps?.stop();
  return async () => {
    for (const replayTap of earlyTaps?.taps.splice(0) ?? []) {
      replayTap();
      // The next tap may depend on the changes made by this tap.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

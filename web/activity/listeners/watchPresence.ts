/**
 * Tells when the tab is hidden or left, and when it is shown again. The last that a phone says of a page is often that
 * it was hidden, so hiding and leaving are one. Answers how to stop.
 */
export function watchPresence(tell: { left: () => void; back: () => void }): () => void {
  let isAway = document.hidden;

  const change = (isNowAway: boolean) => {
    if (isNowAway === isAway) return;
    isAway = isNowAway;
    if (isAway) tell.left();
    else tell.back();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', () => change(document.hidden), { signal });
  window.addEventListener('pagehide', () => change(true), { signal });
  window.addEventListener('pageshow', () => change(document.hidden), { signal });
  return () => stop.abort();
}

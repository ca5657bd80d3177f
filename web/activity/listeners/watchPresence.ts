/**
 * Reports when the tab is hidden or closed, and when it is shown again. Hiding counts as leaving, because on phones
 * it is often the last event of a page. Returns a function that stops the watch.
 */
export function watchPresence(callbacks: { onLeave: () => void; onReturn: () => void }): () => void {
  let isHidden = document.hidden;

  const change = (isNowHidden: boolean) => {
    if (isNowHidden === isHidden) return;
    isHidden = isNowHidden;
    if (isHidden) callbacks.onLeave();
    else callbacks.onReturn();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', () => change(document.hidden), { signal });
  window.addEventListener('pagehide', () => change(true), { signal });
  window.addEventListener('pageshow', () => change(document.hidden), { signal });
  return () => stop.abort();
}

/**
 * Reports when the tab is hidden or closed, and when it is shown again. Hiding counts as leaving, because on phones it
 * is often the last event of a page. Returns a function that stops watching.
 */
export function watchPresence(callbacks: { onLeave: () => void; onReturn: () => void }): () => void {
  let isHidden = document.hidden;

  const handleChange = (isNowHidden: boolean) => {
    if (isNowHidden === isHidden) return;
    isHidden = isNowHidden;
    if (isHidden) callbacks.onLeave();
    else callbacks.onReturn();
  };
  const abortController = new AbortController();
  const { signal } = abortController;
  document.addEventListener('visibilitychange', () => handleChange(document.hidden), { signal });
  window.addEventListener('pagehide', () => handleChange(true), { signal });
  window.addEventListener('pageshow', () => handleChange(document.hidden), { signal });
  return () => abortController.abort();
}

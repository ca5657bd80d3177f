/** How long after its load, in ms, a page has come to rest. */
const REST = 3000;

/** Does what can wait once the page has come to rest. */
export function onIdle(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, REST);
  else window.addEventListener('load', () => setTimeout(work, REST), { once: true });
}

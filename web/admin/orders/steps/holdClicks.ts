/** How long a list takes to settle under somebody's finger once a row has left it. */
const SETTLING_MS = 600;
/** What of a screen still is the same place to a finger. */
const NEAR_PX = 24;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Swallows what is clicked at one place of a list again, until a moment after the answer: the row has moved on by then, and
 * a second click meant for it would confirm or open the order that has taken its place. Answers what ends it.
 */
export function holdClicks({ clientX, clientY }: Point): () => void {
  function swallow(event: MouseEvent) {
    // A key has no place to be mistaken in.
    if (event.detail === 0 || !(event.target instanceof Element) || !event.target.closest('[data-id]'))
      return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR_PX) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('click', swallow, { capture: true });
  return () => {
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), SETTLING_MS);
  };
}

import type { Note } from '../trackedActivity.ts';
import { clickedElement } from './clickedElement.ts';
import { watchPresence } from './watchPresence.ts';
import { watchScroll } from './watchScroll.ts';

/** Notes what is done on the page. `left` is called when the tab is hidden or closed. Answers how to stop. */
export function watchPage(page: string, note: Note, left: () => void): () => void {
  let cameAt = Date.now();

  const click = (event: MouseEvent) => {
    const clicked = clickedElement(event);
    if (clicked) note({ type: 'CLICK', ...clicked });
  };
  // Before anything that is clicked changes or goes away.
  document.addEventListener('click', click, { capture: true });
  const stopScroll = watchScroll((scrolled) => note({ type: 'SCROLL', ...scrolled }));
  const stopPresence = watchPresence({
    left() {
      note({ type: 'PAGE_EXIT', page, duration: Math.round((Date.now() - cameAt) / 1000) });
      left();
    },
    back() {
      cameAt = Date.now();
      note({ type: 'PAGE_ENTRY', page });
    },
  });
  return () => {
    document.removeEventListener('click', click, { capture: true });
    stopScroll();
    stopPresence();
  };
}

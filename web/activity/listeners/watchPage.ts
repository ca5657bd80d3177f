import type { Note } from '../trackedActivity.ts';
import { clickedElement } from './clickedElement.ts';
import { watchPresence } from './watchPresence.ts';
import { watchScroll } from './watchScroll.ts';

export interface PageWatch {
  /** Notes the scrolling that has not come to rest yet. */
  settle(): void;
  stop(): void;
}

/** Notes what is done on the page. `left` is called when the tab is hidden or closed. */
export function watchPage(page: string, note: Note, left: () => void): PageWatch {
  let cameAt = Date.now();

  const click = (event: MouseEvent) => {
    const clicked = clickedElement(event);
    if (clicked) note({ type: 'CLICK', ...clicked });
  };
  // Before anything that is clicked changes or goes away.
  document.addEventListener('click', click, { capture: true });
  const scroll = watchScroll((scrolled) => note({ type: 'SCROLL', ...scrolled }));
  const stopPresence = watchPresence({
    left() {
      scroll.settle();
      note({ type: 'PAGE_EXIT', page, duration: Math.round((Date.now() - cameAt) / 1000) });
      left();
    },
    back() {
      cameAt = Date.now();
      note({ type: 'PAGE_ENTRY', page });
    },
  });
  return {
    settle: scroll.settle,
    stop() {
      document.removeEventListener('click', click, { capture: true });
      scroll.stop();
      stopPresence();
    },
  };
}

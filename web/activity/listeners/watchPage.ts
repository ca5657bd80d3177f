import type { RecordActivity } from '../trackedActivity.ts';
import { describeClickedElement } from './clickedElement.ts';
import { watchPresence } from './watchPresence.ts';
import { watchScroll } from './watchScroll.ts';

export interface PageWatch {
  /** Records a pending scroll immediately. */
  flush(): void;
  stop(): void;
}

/** Records activity on the page. Calls `onLeave` when the tab is hidden or closed. */
export function watchPage(page: string, record: RecordActivity, onLeave: () => void): PageWatch {
  let enteredAt = Date.now();

  const recordClick = (event: MouseEvent) => {
    const clickFields = describeClickedElement(event);
    if (clickFields) record({ type: 'CLICK', ...clickFields });
  };
  // The capture phase runs before the click changes or removes the element.
  document.addEventListener('click', recordClick, { capture: true });
  const scrollWatch = watchScroll((position) => record({ type: 'SCROLL', ...position }));
  const stopPresenceWatch = watchPresence({
    onLeave() {
      scrollWatch.flush();
      record({ type: 'PAGE_EXIT', page, duration: Math.round((Date.now() - enteredAt) / 1000) });
      onLeave();
    },
    onReturn() {
      enteredAt = Date.now();
      record({ type: 'PAGE_ENTRY', page });
    },
  });
  return {
    flush: scrollWatch.flush,
    stop() {
      document.removeEventListener('click', recordClick, { capture: true });
      scrollWatch.stop();
      stopPresenceWatch();
    },
  };
}

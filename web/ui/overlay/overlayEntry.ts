/*
 * An open overlay has an entry of its own in the history, a copy of its page's with a mark, so that Back closes it. The
 * router keeps out of it: for it, both entries are the same place.
 */

/** Whether the history stands at the entry of an overlay, open or left behind. */
export function isOverlayEntry(): boolean {
  return window.history.state?.overlay === true;
}

export function enterOverlay(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, overlay: true }, '');
}

let isLeaving = false;

/** Steps back from an overlay's entry, once however often it is asked to before the browser has done so. */
export function leaveOverlay(): void {
  if (isLeaving || !isOverlayEntry()) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/**
 * Steps back from entries of overlays that are closed by now: met on the way Back or Forward, or, unless `isOpen`, at a
 * reload. Answers how to stop.
 */
export function skipLeftOverlays({ isOpen }: { isOpen: boolean }): () => void {
  if (!isOpen) leaveOverlay();
  window.addEventListener('popstate', leaveOverlay);
  return () => window.removeEventListener('popstate', leaveOverlay);
}

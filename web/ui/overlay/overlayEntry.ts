/*
 * An open overlay has its own history entry, a marked copy of the page's entry, so that Back closes the overlay. The
 * router ignores this entry, because both entries have the same location.
 */

/** True if the current history entry belongs to an overlay, open or closed. */
export function isOverlayEntry(): boolean {
  return window.history.state?.overlay === true;
}

export function enterOverlay(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, overlay: true }, '');
}

let isLeaving = false;

/** Goes back from an overlay's entry, only once, even if called again before the browser has gone back. */
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
 * Goes back from the entry of a closed overlay when Back or Forward reaches it and, unless `isOpen`, after a reload.
 * Returns a function that removes the listener.
 */
export function skipClosedOverlays({ isOpen }: { isOpen: boolean }): () => void {
  if (!isOpen) leaveOverlay();
  window.addEventListener('popstate', leaveOverlay);
  return () => window.removeEventListener('popstate', leaveOverlay);
}

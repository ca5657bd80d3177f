/*
 * An open overlay has its own history entry, so that Back closes it: a marked copy of the page's entry. The router
 * ignores it, because both entries have the same location.
 */

/** True if the current history entry belongs to an overlay, open or closed. */
export function isOverlayEntry(): boolean {
  return window.history.state?.overlay === true;
}

export function enterOverlay(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, overlay: true }, '');
}

let isLeaving = false;

/** Goes back from an overlay's entry, once even if called again before the browser has done so. */
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
 * Goes back from entries of closed overlays: when Back or Forward reaches one and, unless `isOpen`, after a reload.
 * Returns a function that stops it.
 */
export function skipClosedOverlays({ isOpen }: { isOpen: boolean }): () => void {
  if (!isOpen) leaveOverlay();
  window.addEventListener('popstate', leaveOverlay);
  return () => window.removeEventListener('popstate', leaveOverlay);
}

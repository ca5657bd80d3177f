import type { MouseEvent } from 'react';
import { NavLink, type NavLinkProps, useHref, useLocation } from 'react-router-dom';
import { leaveOverlay } from './overlayEntry.ts';

export interface OverlayLinkProps extends NavLinkProps {
  /** Closes the overlay that contains the link. */
  onLeave: () => void;
}

/** Link in an overlay; following it closes the overlay. Back from the target returns to the page below. */
export function OverlayLink({ onLeave, ...props }: OverlayLinkProps) {
  const isCurrentPage = useHref(props.to) === useHref(useLocation());

  const follow = (event: MouseEvent) => {
    // A click with a modifier key opens a new tab and must not change this page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onLeave();
    if (!isCurrentPage) return;
    event.preventDefault();
    leaveOverlay();
  };
  return <NavLink {...props} replace onClick={follow} />;
}

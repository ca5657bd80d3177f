import type { MouseEvent } from 'react';
import { NavLink, type NavLinkProps, useHref, useLocation } from 'react-router-dom';
import { leaveOverlay } from './overlayEntry.ts';

export interface OverlayLinkProps extends NavLinkProps {
  /** Closes the overlay that it stands in. */
  onLeave: () => void;
}

/** A link out of an overlay that closes it: Back from where it leads returns to the page that lay beneath. */
export function OverlayLink({ onLeave, ...props }: OverlayLinkProps) {
  const isHere = useHref(props.to) === useHref(useLocation());

  const follow = (event: MouseEvent) => {
    // A new tab leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onLeave();
    if (!isHere) return;
    event.preventDefault();
    leaveOverlay();
  };
  return <NavLink {...props} replace onClick={follow} />;
}

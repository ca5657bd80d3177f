import type { MouseEvent } from 'react';
import { Link, type LinkProps, useHref, useLocation } from 'react-router-dom';
import { leaveOverlay } from '#web/ui/overlayEntry.ts';
import { useCart } from './useCart.ts';

/** A link that closes the panel: Back from where it leads returns to the page that lay beneath. */
export function PanelLink(props: LinkProps) {
  const { close } = useCart();
  const isHere = useHref(props.to) === useHref(useLocation());

  const follow = (event: MouseEvent) => {
    // A new tab leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    close();
    if (!isHere) return;
    event.preventDefault();
    leaveOverlay();
  };
  return <Link {...props} replace onClick={follow} />;
}

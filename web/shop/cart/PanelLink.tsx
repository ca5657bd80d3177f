import type { LinkProps } from 'react-router-dom';
import { OverlayLink } from '#web/ui/overlay/OverlayLink.tsx';
import { useCart } from './useCart.ts';

/** A link in the cart panel. */
export function PanelLink({ className, ...props }: LinkProps) {
  const { close } = useCart();
  return <OverlayLink {...props} className={className} onLeave={close} />;
}

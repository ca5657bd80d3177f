import type { LinkProps } from 'react-router-dom';
import { OverlayLink } from '#web/ui/overlay/OverlayLink.tsx';
import { useCart } from './useCart.ts';

export function PanelLink({ className, ...props }: LinkProps) {
  const { close } = useCart();
  return <OverlayLink {...props} className={className} onLeave={close} />;
}

import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { skipClosedOverlays } from '#web/ui/overlay/overlayEntry.ts';
import { useCloseOnNavigation } from '#web/ui/overlay/useCloseOnNavigation.ts';
import { cartOpenAtom } from './cart.atoms.ts';

/**
 * Closes the cart panel on any navigation. It is active from start-up, because the panel may be open before its code is
 * loaded.
 */
export function useCloseCartPanelOnNavigation(): void {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const skipEntries = useEffectEvent(() => skipClosedOverlays({ isOpen }));

  useEffect(() => skipEntries(), []);
  useCloseOnNavigation(isOpen, () => setOpen(false));
}

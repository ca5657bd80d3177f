import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { skipLeftOverlays } from '#web/ui/overlay/overlayEntry.ts';
import { useClosesElsewhere } from '#web/ui/overlay/useClosesElsewhere.ts';
import { cartOpenAtom } from './cart.atoms.ts';

/** The cart panel may be open before its code is here: from the start, whatever leads elsewhere closes it. */
export function useCartPanelPlace(): void {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const start = useEffectEvent(() => skipLeftOverlays({ isOpen }));

  useEffect(() => start(), []);
  useClosesElsewhere(isOpen, () => setOpen(false));
}

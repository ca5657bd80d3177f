import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { skipLeftOverlays } from '#web/ui/overlayEntry.ts';
import { cartOpenAtom } from './cart.atoms.ts';

/** The cart panel belongs to the place where it was opened: whatever leads elsewhere closes it. */
export function useCartPanelPlace(): void {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const { key } = useLocation();
  const place = useRef(key);
  const start = useEffectEvent(() => skipLeftOverlays({ isOpen }));
  const leave = useEffectEvent(() => {
    if (isOpen) setOpen(false);
  });

  useEffect(() => start(), []);
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    leave();
  }, [key]);
}

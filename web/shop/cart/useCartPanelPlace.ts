import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { skipLeftOverlays } from '#web/ui/overlayEntry.ts';
import { cartOpenAtom } from './cart.atoms.ts';

/** The cart panel belongs to the place where it was opened: whatever leads elsewhere closes it. */
export function useCartPanelPlace(): void {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const { key } = useLocation();
  const place = useRef('');
  const start = useEffectEvent(() => skipLeftOverlays({ isOpen }));
  const arrive = useEffectEvent(() => {
    // The address is ahead of the router: who opens the panel right after it changed has opened it here.
    if (isOpen && place.current !== window.location.href) setOpen(false);
  });

  useEffect(() => start(), []);
  useEffect(() => {
    if (isOpen) place.current = window.location.href;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, whatever changed with it.
  useEffect(() => arrive(), [key]);
}

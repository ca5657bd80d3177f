import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toastEdgeAtom } from './toastPlace.atoms.ts';

/** Has toasts come in at the foot of the screen, for screens whose buttons are at its head. */
export function useToastsAtFoot(): void {
  const setEdge = useSetAtom(toastEdgeAtom);
  useEffect(() => {
    setEdge('bottom');
    return () => setEdge('top');
  }, [setEdge]);
}

import { useLocation } from 'react-router-dom';

/** Returns true on the first screen of a visit, where an early paint matters more than a complete one. */
export function useIsLanding(): boolean {
  return useLocation().key === 'default';
}

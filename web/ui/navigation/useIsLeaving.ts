import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

/**
 * Tells whether the visitor is on the way to another screen, which what is still shown may not know: React renders
 * the next screen beside it.
 */
export function useIsLeaving(): () => boolean {
  const navigation = use(NavigationContext);
  const { pathname } = useLocation();
  return () => {
    if (!navigation) return false;
    return (navigation.target ?? navigation.arrival.location).pathname !== pathname;
  };
}

import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

/**
 * Tells where the visitor is or is going, which what is still shown may not know: React renders the next screen, or the
 * same one with another address, beside it.
 */
export function useDestination(): () => { pathname: string; search: string } {
  const navigation = use(NavigationContext);
  const shown = useLocation();
  return () => {
    const { pathname = '', search = '' } = navigation?.target ?? navigation?.arrival.location ?? shown;
    return { pathname, search };
  };
}

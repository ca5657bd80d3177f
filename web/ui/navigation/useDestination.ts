import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

/**
 * Returns a function that reads the current or pending location. `useLocation` may return an older location, because
 * React keeps the current screen while it renders the next.
 */
export function useDestination(): () => { pathname: string; search: string } {
  const navigation = use(NavigationContext);
  const currentLocation = useLocation();
  return () => {
    const { pathname = '', search = '' } =
      navigation?.target ?? navigation?.arrival.location ?? currentLocation;
    return { pathname, search };
  };
}

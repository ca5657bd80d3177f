import { useLocation } from 'react-router-dom';

/** Returns the path the visitor came from when a login was required, or else `fallback`. */
export function useReturnPath(fallback: string): string {
  const { state } = useLocation();
  const previousLocation: unknown = state?.from;
  if (typeof previousLocation === 'string') return previousLocation;
  if (typeof previousLocation !== 'object' || previousLocation === null || !('pathname' in previousLocation))
    return fallback;
  const search = 'search' in previousLocation ? String(previousLocation.search) : '';
  return `${previousLocation.pathname}${search}`;
}

/** Returns the email address typed on the previous screen, as the form's initial value; empty if there is none. */
export function usePrefilledEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : '';
}

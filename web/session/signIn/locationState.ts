import { useLocation } from 'react-router-dom';

/** Returns the path the visitor came from when a login was required, or else `fallback`. */
export function useReturnPath(fallback: string): string {
  const { state } = useLocation();
  const from: unknown = state?.from;
  if (typeof from === 'string') return from;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return fallback;
  const search = 'search' in from ? String(from.search) : '';
  return `${from.pathname}${search}`;
}

/** Returns the email address typed on the previous screen, as the form's initial value; empty if there is none. */
export function usePrefilledEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : '';
}

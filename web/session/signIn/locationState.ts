import { useLocation } from 'react-router-dom';

/** Where one was going when a login was asked for, or else the given place. */
export function useCameFrom(otherwise: string): string {
  const { state } = useLocation();
  const from: unknown = state?.from;
  if (typeof from === 'string') return from;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return otherwise;
  const search = 'search' in from ? String(from.search) : '';
  return `${from.pathname}${search}`;
}

/** The address that was typed on the screen before, to begin the form with; empty where there was none. */
export function useGivenEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : '';
}

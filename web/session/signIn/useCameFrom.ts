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

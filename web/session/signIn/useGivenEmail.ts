import { useLocation } from 'react-router-dom';

/** The address that was typed on the screen before, to begin the form with; empty where there was none. */
export function useGivenEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : '';
}

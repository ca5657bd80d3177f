import { useLocation } from 'react-router-dom';

/** Whether this screen is the first of the visit, where being seen early counts more than being whole at once. */
export function useIsLanding(): boolean {
  return useLocation().key === 'default';
}

import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

type GoTo = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** As `useNavigate`, for whoever has something to do once the visitor has arrived. */
export function useGoTo(): GoTo {
  const navigation = use(NavigationContext);
  const navigate = useNavigate();
  return navigation?.goTo ?? (async (to, options) => navigate(to, options));
}

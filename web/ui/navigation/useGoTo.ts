import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

type GoToFunction = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** Like `useNavigate`, but returns a promise that settles on arrival. */
export function useGoTo(): GoToFunction {
  const navigation = use(NavigationContext);
  const navigate = useNavigate();
  return navigation?.goTo ?? (async (to, options) => navigate(to, options));
}

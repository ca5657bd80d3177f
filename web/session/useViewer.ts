import { useAtomValue } from 'jotai';
import { sessionAtom } from './session.atoms.ts';

export function useViewer() {
  const { viewer, isLoading, error } = useAtomValue(sessionAtom);
  return { viewer, isAuthenticated: viewer !== null, isLoading, error };
}

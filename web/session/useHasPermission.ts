import { useAtomValue } from 'jotai';
import { hasPermission } from '#domain/accounts/grants.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { sessionAtom } from './session.atoms.ts';

/**
 * Returns a function that checks whether the viewer has a permission. It only adapts the screen: the server enforces
 * permissions.
 */
export function useHasPermission(): (action: Action) => boolean {
  const { viewer } = useAtomValue(sessionAtom);
  return (action) => viewer !== null && hasPermission(viewer, action);
}

import { useAtomValue } from 'jotai';
import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import { sessionAtom } from './session.atoms.ts';

/** Whether the viewer may do something. A courtesy: the server decides. */
export function useMay(): (action: Action) => boolean {
  const { viewer } = useAtomValue(sessionAtom);
  return (action) => viewer !== null && can(viewer, action);
}

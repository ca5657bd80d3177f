import type { Action } from '#domain/accounts/permissions.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { listAddress } from '../list/state/listUrl.ts';

/** Any of these permissions allows some edits; prices require `manageCatalog` as well. */
export const BULK_EDITOR_PERMISSIONS: readonly Action[] = ['manageCatalog', 'manageStock'];

/** Returns the bulk editor's URL for these products; without ids, for the products of the list. */
export function bulkEditorAddress(
  { filter, search, sort }: Pick<ListQuery, 'filter' | 'search' | 'sort'>,
  ids: readonly string[] | null = null,
): string {
  if (ids) return listAddress(adminPaths.productSheet, { ids: [...ids] }, sort);
  return listAddress(adminPaths.productSheet, { ...filter, ...(search && { q: search }) }, sort);
}

import type { Action } from '#domain/accounts/permissions.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { formatListPath } from '../list/state/listUrl.ts';

/** Any of these permissions allows some edits; prices require `manageCatalog` as well. */
export const BULK_EDITOR_PERMISSIONS: readonly Action[] = ['manageCatalog', 'manageStock'];

/** Returns the bulk editor's URL for these products; without ids, for the products of the list. */
export function getBulkEditorUrl(
  { filter, search, sort }: Pick<ListQuery, 'filter' | 'search' | 'sort'>,
  ids: readonly string[] | null = null,
): string {
  if (ids) return formatListPath(adminPaths.productSheet, { ids: [...ids] }, sort);
  return formatListPath(adminPaths.productSheet, { ...filter, ...(search && { q: search }) }, sort);
}

import type { Action } from '#domain/accounts/permissions.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { listAddress } from '../list/state/listUrl.ts';

/** Either of these changes something in the sheet; prices there are of the catalog too. */
export const SHEET_NEEDS: readonly Action[] = ['manageCatalog', 'manageStock'];

/** Where these products are edited in a sheet; without any named, what the list shows. */
export function sheetAddress(
  { filter, search, sort }: Pick<ListQuery, 'filter' | 'search' | 'sort'>,
  ids: readonly string[] | null = null,
): string {
  if (ids) return listAddress(adminPaths.productSheet, { ids: [...ids] }, sort);
  return listAddress(adminPaths.productSheet, { ...filter, ...(search && { q: search }) }, sort);
}

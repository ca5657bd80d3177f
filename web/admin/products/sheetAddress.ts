import type { Action } from '#domain/accounts/permissions.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListQuery } from '../list/listDefinition.ts';
import { listAddress } from '../list/state/listUrl.ts';

/** Any of these changes something in the sheet. */
export const SHEET_NEEDS: readonly Action[] = ['manageCatalog', 'managePrices', 'manageStock'];

/** Where these products are edited in a sheet; without any named, what the list shows. */
export function sheetAddress(
  { filter, search, sort }: Pick<ListQuery, 'filter' | 'search' | 'sort'>,
  ids: readonly string[] | null = null,
): string {
  if (ids) return listAddress(adminPaths.productSheet, { ids: [...ids] }, sort);
  return listAddress(adminPaths.productSheet, { ...filter, ...(search && { q: search }) }, sort);
}

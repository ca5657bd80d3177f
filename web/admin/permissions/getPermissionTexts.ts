import type { I18n } from '@lingui/core';
import type { PermissionGroup, PermissionTexts } from '#domain/accounts/definePermission.ts';
import { type Action, findPermission } from '#domain/accounts/permissions.ts';

export const permissionGroupNames: Record<PermissionGroup, string> = {
  orders: /*i18n*/ 'Orders',
  money: /*i18n*/ 'Money',
  people: /*i18n*/ 'People',
  catalog: /*i18n*/ 'Catalogue',
  store: /*i18n*/ 'Store',
};

/** Returns the name and description of a permission in the reader's language. */
export function getPermissionTexts({ locale }: I18n, action: Action): PermissionTexts {
  const { name, description, ne } = findPermission(action);
  return locale === 'ne' ? ne : { name, description };
}

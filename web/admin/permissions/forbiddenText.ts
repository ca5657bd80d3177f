import type { I18n } from '@lingui/core';
import { toActions } from '#domain/accounts/permissions.ts';
import { permissionTexts } from './permissionTexts.ts';

/** What to say where the server refused something for want of a permission, by GraphQL's name of it. */
export function forbiddenText(i18n: I18n, permission: string): string | undefined {
  const [action] = toActions([permission]);
  if (!action) return undefined;
  return i18n.t('This takes the permission “{permission}”, which is not part of your role.', {
    permission: permissionTexts(i18n, action).name,
  });
}

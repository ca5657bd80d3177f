import type { I18n } from '@lingui/core';
import { toActions } from '#domain/accounts/permissions.ts';
import { getPermissionTexts } from './getPermissionTexts.ts';

/** Returns the message for a request refused because of a missing permission. `permission` is its GraphQL name. */
export function getForbiddenText(i18n: I18n, permission: string): string | undefined {
  const [action] = toActions([permission]);
  if (!action) return undefined;
  return i18n.t('This requires the permission “{permission}”, which your role does not include.', {
    permission: getPermissionTexts(i18n, action).name,
  });
}

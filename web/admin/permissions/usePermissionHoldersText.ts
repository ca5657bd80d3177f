import { useLingui } from '@lingui/react';
import type { Action } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { getStaffRoleName, roleNames } from '#web/admin/labels/roleNames.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { useStaffWithPermissionQuery } from './StaffWithPermission.generated.ts';

const MAX_NAMES = 3;

/** Returns a sentence naming colleagues with the permission; undefined until loaded. */
export function usePermissionHoldersText(action: Action, { skip = false } = {}): string | undefined {
  const { i18n } = useLingui();
  const { data } = useStaffWithPermissionQuery({
    variables: { permission: toPermissionCode(action) },
    skip,
    context: { quiet: true },
  });
  const names = data?.staffWithPermission.slice(0, MAX_NAMES).map(({ name, role, staffRole }) =>
    i18n.t('{name} ({role})', {
      name,
      role: role !== 'SUPER_ADMIN' && staffRole ? getStaffRoleName(i18n, staffRole) : i18n.t(roleNames[role]),
    }),
  );
  if (!names || names.length === 0) return undefined;
  const holderNames = listInWords(names, 'or', i18n.locale);
  return i18n.t('Ask {list}.', { list: holderNames });
}

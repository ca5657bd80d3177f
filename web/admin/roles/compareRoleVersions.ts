import type { I18n } from '@lingui/core';
import { getPermissionTexts } from '../permissions/getPermissionTexts.ts';
import type { Roles_RoleFragment } from './Roles.generated.ts';
import { formatDiscountLimit, formatRefundLimit } from './roleTexts.ts';
import { type RoleValues, toInput, toValues } from './roleValues.ts';

/** Compares three versions of a role by field: as opened, as typed and as saved by a colleague. */
export function compareRoleVersions(
  i18n: I18n,
  base: Roles_RoleFragment,
  editedValues: RoleValues,
  latestRole: Roles_RoleFragment,
) {
  const lines: { label: string; formatValue: (values: RoleValues) => string }[] = [
    { label: i18n.t('Name'), formatValue: ({ name }) => name },
    { label: i18n.t('Purpose'), formatValue: ({ summary }) => summary },
    {
      label: i18n.t('Permissions'),
      formatValue: ({ permissions }) =>
        permissions.map((action) => getPermissionTexts(i18n, action).name).join(', '),
    },
    {
      label: i18n.t('Maximum discount (%)'),
      formatValue: (values) =>
        formatDiscountLimit(i18n, { discountPercent: toInput(values).discountPercent ?? null }),
    },
    {
      label: i18n.t('Maximum refund (NPR)'),
      formatValue: (values) => formatRefundLimit(i18n, { refundNpr: toInput(values).refundNpr ?? null }),
    },
  ];
  return lines.map(({ label, formatValue }) => ({
    label,
    base: formatValue(toValues(base)),
    edited: formatValue(editedValues),
    latest: formatValue(toValues(latestRole)),
  }));
}

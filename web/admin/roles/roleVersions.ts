import type { I18n } from '@lingui/core';
import { permissionTexts } from '../rights/permissionTexts.ts';
import type { Roles_RoleFragment } from './Roles.generated.ts';
import { discountText, refundText } from './roleTexts.ts';
import { type RoleValues, toInput, toValues } from './roleValues.ts';

/** A role as it was, as it is typed and as somebody else saved it meanwhile, line by line. */
export function roleVersions(
  i18n: I18n,
  base: Roles_RoleFragment,
  mine: RoleValues,
  theirs: Roles_RoleFragment,
) {
  const lines: { label: string; read: (values: RoleValues) => string }[] = [
    { label: i18n.t('Name'), read: ({ name }) => name },
    { label: i18n.t('What it is for'), read: ({ summary }) => summary },
    {
      label: i18n.t('Permissions'),
      read: ({ permissions }) => permissions.map((action) => permissionTexts(i18n, action).name).join(', '),
    },
    {
      label: i18n.t('Largest discount, %'),
      read: (values) => discountText(i18n, { discountPercent: toInput(values).discountPercent ?? null }),
    },
    {
      label: i18n.t('Largest refund, NPR'),
      read: (values) => refundText(i18n, { refundNpr: toInput(values).refundNpr ?? null }),
    },
  ];
  return lines.map(({ label, read }) => ({
    label,
    base: read(toValues(base)),
    mine: read(mine),
    theirs: read(toValues(theirs)),
  }));
}

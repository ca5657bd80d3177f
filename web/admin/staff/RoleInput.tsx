import { useLingui } from '@lingui/react';
import { type Control, useWatch } from 'react-hook-form';
import { getGrants } from '#domain/accounts/getGrants.ts';
import { isWithin } from '#domain/accounts/grants.ts';
import { getStaffRoleName, roleNames } from '#web/admin/labels/roleNames.ts';
import { getRoleSummary } from '#web/admin/roles/roleTexts.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { useStaffRolesQuery } from '../roles/Roles.generated.ts';
import type { MemberValues } from './memberValues.ts';
import { roleTexts } from './staffTexts.ts';

/** Selects one of the positions that the viewer can grant, with descriptions. */
export function RoleInput({ control, now }: { control: Control<MemberValues>; now?: string }) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const position = useWatch({ control, name: 'position' });
  const { data } = useStaffRolesQuery({ fetchPolicy: 'cache-and-network' });
  if (!viewer) return null;
  const roles = data?.staffRoles.filter(({ id, isAssignable }) => isAssignable || id === now) ?? [];
  const isOwner = viewer.role === 'SUPER_ADMIN';
  const canGrantAdmin = isWithin(getGrants('ADMIN', null), viewer);
  const options = [
    ...roles.map(({ id, name }) => ({ value: id, label: getStaffRoleName(i18n, name) })),
    ...(canGrantAdmin || now === 'ADMIN' ? [{ value: 'ADMIN', label: i18n.t('Admin without a role') }] : []),
    ...(isOwner || now === 'SUPER_ADMIN'
      ? [{ value: 'SUPER_ADMIN', label: i18n.t(roleNames.SUPER_ADMIN) }]
      : []),
  ];
  const summary =
    position === 'ADMIN' || position === 'SUPER_ADMIN'
      ? i18n.t(roleTexts[position])
      : getRoleSummary(i18n, roles.find(({ id }) => id === position)?.summary ?? null);
  return (
    <SelectInput
      control={control}
      name="position"
      label={i18n.t('Role')}
      helperText={summary ?? undefined}
      placeholder={now === undefined ? i18n.t('Choose a role') : null}
      options={options}
    />
  );
}

import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { findExceedingGrants, type Grants } from '#domain/accounts/grants.ts';
import { shorten } from '#domain/text/shorten.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { RoleForm } from './RoleForm.tsx';
import { type Roles_RoleFragment, useStaffRolesQuery } from './Roles.generated.ts';
import { newRole, type RoleValues, toValues } from './roleValues.ts';

/** Creates a role, empty or as a copy. */
export function NewRolePage() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const sourceId = useSearchParams()[0].get('like');
  const { data, error } = useStaffRolesQuery({ skip: sourceId === null });
  if (!viewer || (sourceId !== null && !data && !error)) return <ScreenSpinner />;
  const sourceRole = data?.staffRoles.find(({ id }) => id === sourceId);
  return (
    <AdminPage title={i18n.t('New role')}>
      <RoleForm
        saved={null}
        start={sourceRole ? copyRole(sourceRole, viewer, i18n.t('Copy of {name}', sourceRole)) : newRole}
      />
    </AdminPage>
  );
}

/** Copies a role, limited to the permissions the viewer can grant. */
function copyRole(sourceRole: Roles_RoleFragment, viewer: Grants, name: string): RoleValues {
  const values = toValues(sourceRole);
  const { permissions, limits } = findExceedingGrants(
    { permissions: values.permissions, limits: sourceRole.limits },
    viewer,
  );
  return {
    ...values,
    name: shorten(name, 60),
    permissions: values.permissions.filter((action) => !permissions.includes(action)),
    ...(limits.includes('discountPercent') && {
      hasDiscountLimit: true,
      discountPercent: String(viewer.limits.discountPercent),
    }),
    ...(limits.includes('refundNpr') && {
      hasRefundLimit: true,
      refundNpr: String(viewer.limits.refundNpr),
    }),
  };
}

import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { getStaffRoleName } from '#web/admin/labels/roleNames.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { RoleForm } from './RoleForm.tsx';
import { useStaffRolesQuery } from './Roles.generated.ts';
import { toValues } from './roleValues.ts';

/** Shows or edits a staff role. */
export function RolePage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useStaffRolesQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const role = data?.staffRoles.find((candidate) => candidate.id === id);
  if (data && !role)
    return (
      <AdminNotFound title={i18n.t('Role not found')} to={adminPaths.roles} label={i18n.t('All roles')} />
    );
  return (
    <AdminPage title={role ? getStaffRoleName(i18n, role.name) : i18n.t('Role')}>
      {role ? (
        <RoleForm key={role.id} saved={role} start={toValues(role)} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={640} />
      )}
    </AdminPage>
  );
}

import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { getEffectiveLimits, NO_LIMITS } from '#domain/accounts/grants.ts';
import { ACTIONS, getRolePermissions, toActions } from '#domain/accounts/permissions.ts';
import { getStaffRoleName } from '#web/admin/labels/roleNames.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { RoleCard } from './RoleCard.tsx';
import { RoleCardActions } from './RoleCardActions.tsx';
import { useRolesWithoutQuery, useStaffRolesQuery } from './Roles.generated.ts';
import { getRoleSummary } from './roleTexts.ts';

/** Lists owners, staff roles and staff without a role. */
export function RolesPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useStaffRolesQuery({ fetchPolicy: 'cache-and-network' });
  const { data: staffData } = useRolesWithoutQuery({ fetchPolicy: 'cache-and-network' });
  const owners = staffData?.staff.filter(({ role }) => role === 'SUPER_ADMIN') ?? [];
  const staffWithoutRole =
    staffData?.staff.filter(({ role, staffRole }) => role === 'ADMIN' && !staffRole) ?? [];

  return (
    <AdminPage
      title={i18n.t('Roles')}
      subtitle={i18n.t('What staff members can do. Changes apply immediately, including to signed-in staff.')}
      actions={
        <Button component={Link} to={adminPaths.newRole()} variant="contained">
          {i18n.t('New role')}
        </Button>
      }
    >
      {!data ? (
        error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Skeleton aria-hidden variant="rounded" height={480} />
        )
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          }}
        >
          <RoleCard
            name={i18n.t('Owner')}
            summary={i18n.t(
              'Manages the store, its staff and its settings. Only an owner can add another owner.',
            )}
            count={ACTIONS.length}
            limits={NO_LIMITS}
            members={owners}
          />
          {data.staffRoles.map((role) => (
            <RoleCard
              key={role.id}
              name={getStaffRoleName(i18n, role.name)}
              summary={getRoleSummary(i18n, role.summary)}
              count={role.permissions.length}
              limits={getEffectiveLimits({ ...role, permissions: toActions(role.permissions) })}
              members={role.members}
              actions={<RoleCardActions role={role} />}
            />
          ))}
          {staffWithoutRole.length > 0 && (
            <RoleCard
              name={i18n.t('Admin without a role')}
              summary={i18n.t(
                'Full access except for owner settings, with no limits on discounts or refunds. Assign a role instead.',
              )}
              count={getRolePermissions('ADMIN').length}
              limits={NO_LIMITS}
              members={staffWithoutRole}
            />
          )}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {i18n.t('Assign roles on the Staff page.')}
      </Typography>
    </AdminPage>
  );
}

import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getStaffRoleName } from '#web/admin/labels/roleNames.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { type Roles_RoleFragment, useDeleteStaffRoleMutation } from './Roles.generated.ts';

/** Actions on a role: edit, copy, delete. */
export function RoleCardActions({ role }: { role: Roles_RoleFragment }) {
  const { i18n } = useLingui();
  const { id, isEditable, members } = role;
  const name = getStaffRoleName(i18n, role.name);
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [remove] = useDeleteStaffRoleMutation({
    update: (cache, { data }) => data?.deleteStaffRole.deletedId && cache.evict({ fieldName: 'staffRoles' }),
  });

  /** A failed request is already reported in a toast. */
  async function deleteRole() {
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const { deletedId, errors = [] } = result?.data?.deleteStaffRole ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (deletedId) notify.success(i18n.t('Role {name} deleted', { name }));
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={adminPaths.role(id)}
        aria-label={isEditable ? i18n.t('Edit {name}', { name }) : i18n.t('View role {name}', { name })}
      >
        {isEditable ? i18n.t('Edit') : i18n.t('View role')}
      </Button>
      <Button
        size="small"
        component={Link}
        to={adminPaths.newRole(id)}
        aria-label={i18n.t('Duplicate {name}', { name })}
      >
        {i18n.t('Duplicate')}
      </Button>
      {isEditable && members.length === 0 && (
        <Button
          size="small"
          color="error"
          aria-label={i18n.t('Delete {name}', { name })}
          onClick={() => setConfirming(true)}
        >
          {i18n.t('Delete')}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Delete role {name}?', { name })}
          text={i18n.t(
            'The role is not assigned to anyone. A record of its permissions will remain in the audit log.',
          )}
          confirmLabel={i18n.t('Delete')}
          onConfirm={deleteRole}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

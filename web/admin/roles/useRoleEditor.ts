import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { getStaffRoleName } from '#web/admin/labels/roleNames.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import {
  type Roles_RoleFragment,
  StaffRolesDocument,
  useCreateStaffRoleMutation,
  useUpdateStaffRoleMutation,
} from './Roles.generated.ts';
import { type RoleValues, roleResolver, toInput, toValues } from './roleValues.ts';

/** Manages the state of the role editor. */
export function useRoleEditor(role: Roles_RoleFragment | null, initialValues: RoleValues) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const isLeaving = useRef(false);
  const [create] = useCreateStaffRoleMutation();
  const [update] = useUpdateStaffRoleMutation();
  const form = useForm<RoleValues>({ resolver: roleResolver, defaultValues: initialValues });

  const versionedSave = useVersionedSave<Roles_RoleFragment, RoleValues, RoleValues>(form, {
    initialRow: role,
    toValues,
    async saveRow(values, version) {
      const input = toInput(values);
      const payload = role
        ? (await update({ variables: { input: { ...input, id: role.id, version } } })).data?.updateStaffRole
        : (await create({ variables: { input } })).data?.createStaffRole;
      return { row: payload?.staffRole, errors: payload?.errors };
    },
    async loadLatest() {
      const { data } = await client.query({ query: StaffRolesDocument, fetchPolicy: 'network-only' });
      return data?.staffRoles.find(({ id }) => id === role?.id);
    },
    onSaved(saved) {
      notify.success(i18n.t('Role {name} saved', { name: getStaffRoleName(i18n, saved.name) }));
      client.cache.evict({ fieldName: 'staffRoles' });
      isLeaving.current = true;
      void navigate(adminPaths.roles);
    },
    failureText: i18n.t('Could not save the role. Try again.'),
  });

  return { form, canLeave: () => isLeaving.current, ...versionedSave };
}

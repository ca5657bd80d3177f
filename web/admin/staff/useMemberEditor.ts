import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import {
  assignToPosition,
  type MemberValues,
  memberResolver,
  toAccount,
  toPosition,
} from './memberValues.ts';
import { type Staff_MemberFragment, StaffDocument, useUpdateStaffMutation } from './Staff.generated.ts';

/** Manages the state of the staff member editor. */
export function useMemberEditor(member: Staff_MemberFragment, onSaved: () => void) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateStaffMutation();
  // Keeps the version from when the editor opened, so that a colleague's later save is detected.
  const [loadedMember] = useState(member);
  const { id } = loadedMember;
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: toValues(loadedMember) });

  const versionedSave = useVersionedSave<Staff_MemberFragment, MemberValues, MemberValues>(form, {
    initialRow: loadedMember,
    toValues,
    async saveRow({ name, position }, baseVersion) {
      const account = position === toPosition(loadedMember) ? {} : toAccount(position);
      const input = { id, name, ...account, version: baseVersion };
      const { member, errors = [] } = (await update({ variables: { input } })).data?.updateStaff ?? {};
      return { row: member, errors: assignToPosition(errors) };
    },
    async loadLatest() {
      const { data } = await client.query({ query: StaffDocument, fetchPolicy: 'network-only' });
      return data?.staff.find((staffMember) => staffMember.id === id);
    },
    onSaved() {
      client.cache.evict({ fieldName: 'staffRoles' });
      notify.success(i18n.t('Saved'));
      onSaved();
    },
    failureText: i18n.t('Could not save the account. Try again.'),
  });

  return { form, ...versionedSave };
}

function toValues(member: Staff_MemberFragment): MemberValues {
  const { name, email } = member;
  return { name, email, position: toPosition(member) };
}

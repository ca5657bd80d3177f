import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import { type MemberValues, memberResolver, ofPosition, toAccount, toPosition } from './memberValues.ts';
import { type Staff_MemberFragment, StaffDocument, useUpdateStaffMutation } from './Staff.generated.ts';

/** What the editor of a member of staff holds and does. */
export function useMemberEditor(member: Staff_MemberFragment, onSaved: () => void) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateStaffMutation();
  // The version that was read when the editor opened: what others save meanwhile must not slip by.
  const [read] = useState(member);
  const { id } = read;
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: toValues(read) });

  const saving = useVersionedSave<Staff_MemberFragment, MemberValues, MemberValues>(form, {
    read,
    toValues,
    async write({ name, position }, over) {
      const account = position === toPosition(read) ? {} : toAccount(position);
      const input = { id, name, ...account, version: over };
      const { member, errors = [] } = (await update({ variables: { input } })).data?.updateStaff ?? {};
      return { row: member, errors: ofPosition(errors) };
    },
    async readAnew() {
      const { data } = await client.query({ query: StaffDocument, fetchPolicy: 'network-only' });
      return data?.staff.find((one) => one.id === id);
    },
    onSaved() {
      client.cache.evict({ fieldName: 'staffRoles' });
      notify.success(i18n.t('Saved'));
      onSaved();
    },
    failed: i18n.t('The account could not be saved. Please try again.'),
  });

  return { form, ...saving };
}

function toValues(member: Staff_MemberFragment): MemberValues {
  const { name, email } = member;
  return { name, email, position: toPosition(member) };
}

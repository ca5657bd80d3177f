import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import { type MemberValues, memberResolver } from './memberValues.ts';
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
    async write({ name, role }, over) {
      const { data } = await update({ variables: { input: { id, name, role, version: over } } });
      return { row: data?.updateStaff.member, errors: data?.updateStaff.errors };
    },
    async readAnew() {
      const { data } = await client.query({ query: StaffDocument, fetchPolicy: 'network-only' });
      return data?.staff.find((one) => one.id === id);
    },
    onSaved() {
      notify.success(i18n.t('Saved'));
      onSaved();
    },
    failed: i18n.t('The account could not be saved. Please try again.'),
  });

  return { form, ...saving };
}

function toValues({ name, email, role }: MemberValues): MemberValues {
  return { name, email, role };
}

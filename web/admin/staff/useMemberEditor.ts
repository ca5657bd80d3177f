import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/useNotify.ts';
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
  const [theirs, setTheirs] = useState<Staff_MemberFragment | null>(null);
  const { id, name, email, role } = read;
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: { name, email, role } });

  async function save({ name, role }: MemberValues, version: number) {
    const answer = await update({ variables: { input: { id, name, role, version } } });
    const { member: saved, errors = [] } = answer.data?.updateStaff ?? {};
    if (saved) {
      notify.success(i18n.t('Saved'));
      onSaved();
      return undefined;
    }
    if (!errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const found = await client.query({ query: StaffDocument, fetchPolicy: 'network-only' });
    const other = found.data?.staff.find((one) => one.id === id);
    setTheirs(other ?? null);
    return other ? undefined : errors;
  }

  const failed = i18n.t('The account could not be saved. Please try again.');
  const sending = useFormSend(form, (values) => save(values, read.version), failed);
  const overwriting = useFormSend(form, (values) => save(values, theirs?.version ?? read.version), failed);

  return {
    form,
    theirs,
    submit: sending.submit,
    problem: sending.problem ?? overwriting.problem,
    /** Saves what was typed over the other version. */
    overwrite: () => {
      setTheirs(null);
      void overwriting.submit();
    },
    decideLater: () => setTheirs(null),
  };
}

import { useLingui } from '@lingui/react';
import { Divider } from '@mui/material';
import { getStaffRoleName, roleNames } from '#web/admin/labels/roleNames.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useStaffRolesQuery } from '../roles/Roles.generated.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { InvitationNote } from '../ui/InvitationNote.tsx';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { MemberState } from './createStaffList.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { toPosition } from './memberValues.ts';
import { RoleInput } from './RoleInput.tsx';
import { type Staff_MemberFragment, useResendStaffInvitationMutation } from './Staff.generated.ts';
import { useMemberEditor } from './useMemberEditor.ts';

export interface MemberDialogProps {
  member: Staff_MemberFragment;
  onClose: () => void;
}

/** Edits a staff member: details, role and access. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const [resend] = useResendStaffInvitationMutation();
  const { form, base, latest, submit, problem, saveEdited, decideLater } = useMemberEditor(member, onClose);
  const isOwn = viewer?.id === member.id;
  const { data: roles } = useStaffRolesQuery();
  const toName = (position: string) => {
    const role = roles?.staffRoles.find(({ id }) => id === position);
    if (role) return getStaffRoleName(i18n, role.name);
    return i18n.t(position === 'SUPER_ADMIN' ? roleNames.SUPER_ADMIN : /*i18n*/ 'Admin without a role');
  };

  return (
    <>
      <FormDialog
        title={member.name}
        submitLabel={i18n.t('Save')}
        cancelLabel={i18n.t('Close')}
        isSending={form.formState.isSubmitting}
        isSubmitDisabled={!form.formState.isDirty || (!isOwn && !member.isChangeable)}
        problem={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <DetailsList
          rows={[
            { label: i18n.t('Email'), value: member.email },
            { label: i18n.t('Access'), value: <MemberState member={member} /> },
            { label: i18n.t('Last seen'), value: <Instant at={member.lastSeenAt} /> },
            { label: i18n.t('Added on'), value: <Instant at={member.createdAt} /> },
            { label: i18n.t('Two-factor'), value: member.hasTwoFactor ? i18n.t('On') : i18n.t('Off') },
          ]}
        />
        {member.invitation && (
          <InvitationNote
            invitation={member.invitation}
            onResend={async () => {
              const { data } = await resend({ variables: { input: { id: member.id } } });
              return data?.resendStaffInvitation.errors;
            }}
          />
        )}
        <Divider />
        <TextInput
          control={form.control}
          name="name"
          label={i18n.t('Full name')}
          autoComplete="off"
          maxLength={80}
        />
        {isOwn ? (
          <FormAlert severity="info">
            {i18n.t(
              'This is your account. Only another staff member can change your role or remove your access.',
            )}
          </FormAlert>
        ) : !member.isChangeable ? (
          <FormAlert severity="info">
            {i18n.t('{name} has more permissions than you, so you can’t change this account.', {
              name: member.name,
            })}
          </FormAlert>
        ) : (
          <>
            <RoleInput control={form.control} now={toPosition(member)} />
            <MemberAccess member={member} onDone={onClose} />
          </>
        )}
      </FormDialog>
      {base && latest && (
        <VersionsDialog
          rows={[
            {
              label: i18n.t('Full name'),
              base: base.name,
              edited: form.getValues('name'),
              latest: latest.name,
            },
            {
              label: i18n.t('Role'),
              base: toName(toPosition(base)),
              edited: toName(form.getValues('position')),
              latest: toName(toPosition(latest)),
            },
          ]}
          onKeepEdited={saveEdited}
          onAcceptLatest={onClose}
          onClose={decideLater}
        />
      )}
    </>
  );
}

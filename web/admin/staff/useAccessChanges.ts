import { useLingui } from '@lingui/react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Staff_MemberFragment,
  useDeleteStaffMutation,
  useDisableStaffTwoFactorMutation,
  useEndStaffSessionsMutation,
  useUpdateStaffMutation,
} from './Staff.generated.ts';

export type AccessChange = 'remove' | 'letIn' | 'signOut' | 'removeFactor';

interface AccessPayload {
  member?: { id: string } | null;
  errors: readonly { message: string }[];
}

/** Changes a colleague's access. Calls `onDone` after each change. */
export function useAccessChanges({ id, name, version }: Staff_MemberFragment, onDone: () => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [remove] = useDeleteStaffMutation();
  const [update] = useUpdateStaffMutation();
  const [endSessions] = useEndStaffSessionsMutation();
  const [disableTwoFactor] = useDisableStaffTwoFactorMutation();

  /** A failed request is already reported in a toast. */
  async function reportResult(request: Promise<AccessPayload | undefined>, successMessage: string) {
    const { member, errors = [] } = (await request.catch(() => undefined)) ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (!member) return;
    notify.success(successMessage);
    onDone();
  }

  return {
    remove: {
      title: i18n.t('Remove {name}’s access?', { name }),
      text: i18n.t(
        'They will be signed out everywhere immediately and will no longer be able to sign in. Their past actions stay on record.',
      ),
      confirm: i18n.t('Remove access'),
      run: () =>
        reportResult(
          remove({ variables: { input: { id, version } } }).then(({ data }) => data?.deleteStaff),
          i18n.t('{name} no longer has access', { name }),
        ),
    },
    letIn: {
      title: i18n.t('Restore access for {name}?', { name }),
      text: i18n.t('They will be able to sign in as before.'),
      confirm: i18n.t('Restore access'),
      run: () =>
        reportResult(
          update({ variables: { input: { id, version, status: 'ACTIVE' } } }).then(
            ({ data }) => data?.updateStaff,
          ),
          i18n.t('{name} has access again', { name }),
        ),
    },
    signOut: {
      title: i18n.t('Sign {name} out everywhere?', { name }),
      text: i18n.t(
        'Use this for a device that was lost or left unlocked. They can sign in again immediately.',
      ),
      confirm: i18n.t('Sign out everywhere'),
      run: () =>
        reportResult(
          endSessions({ variables: { input: { id } } }).then(({ data }) => data?.endStaffSessions),
          i18n.t('{name} signed out everywhere', { name }),
        ),
    },
    removeFactor: {
      title: i18n.t('Remove two-factor sign-in from {name}’s account?', { name }),
      text: i18n.t(
        'Make sure that the request really comes from this person. They will be signed out on all devices and will need only their password to sign in.',
      ),
      confirm: i18n.t('Remove two-factor sign-in'),
      run: () =>
        reportResult(
          disableTwoFactor({ variables: { input: { id } } }).then(({ data }) => data?.disableStaffTwoFactor),
          i18n.t('{name} now signs in with a password only', { name }),
        ),
    },
  } satisfies Record<AccessChange, unknown>;
}

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

interface Answer {
  member?: { id: string } | null;
  errors: readonly { message: string }[];
}

/** What can be done about how a colleague gets in. `onDone` hears once something was. */
export function useAccessChanges({ id, name, version }: Staff_MemberFragment, onDone: () => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [remove] = useDeleteStaffMutation();
  const [update] = useUpdateStaffMutation();
  const [endSessions] = useEndStaffSessionsMutation();
  const [removeFactor] = useDisableStaffTwoFactorMutation();

  /** A request that failed has told its reason in a toast. */
  async function tell(asked: Promise<Answer | undefined>, done: string) {
    const { member, errors = [] } = (await asked.catch(() => undefined)) ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (!member) return;
    notify.success(done);
    onDone();
  }

  return {
    remove: {
      title: i18n.t('Remove {name}’s access?', { name }),
      text: i18n.t(
        'They are signed out everywhere at once and cannot sign in. What they did stays on record.',
      ),
      confirm: i18n.t('Remove access'),
      run: () =>
        tell(
          remove({ variables: { input: { id, version } } }).then(({ data }) => data?.deleteStaff),
          i18n.t('{name} no longer has access', { name }),
        ),
    },
    letIn: {
      title: i18n.t('Unblock {name}?', { name }),
      text: i18n.t('They sign in as they did before.'),
      confirm: i18n.t('Restore access'),
      run: () =>
        tell(
          update({ variables: { input: { id, version, status: 'ACTIVE' } } }).then(
            ({ data }) => data?.updateStaff,
          ),
          i18n.t('{name} can sign in again', { name }),
        ),
    },
    signOut: {
      title: i18n.t('Sign {name} out everywhere?', { name }),
      text: i18n.t('For a device that was lost or left open. They can sign in again at once.'),
      confirm: i18n.t('Sign out everywhere'),
      run: () =>
        tell(
          endSessions({ variables: { input: { id } } }).then(({ data }) => data?.endStaffSessions),
          i18n.t('{name} is signed out everywhere', { name }),
        ),
    },
    removeFactor: {
      title: i18n.t('Remove two-factor sign-in from {name}’s account?', { name }),
      text: i18n.t(
        'Make sure that it is they who ask. Their password alone will open the account, and they are signed out everywhere.',
      ),
      confirm: i18n.t('Remove two-factor'),
      run: () =>
        tell(
          removeFactor({ variables: { input: { id } } }).then(({ data }) => data?.disableStaffTwoFactor),
          i18n.t('{name} now signs in with the password only', { name }),
        ),
    },
  } satisfies Record<AccessChange, unknown>;
}

import type { Tone } from './StatusDot.tsx';

/** Texts of the invitation states in exports. */
export const invitationTexts = {
  INVITED: /*i18n*/ 'Invited',
  INVITATION_EXPIRED: /*i18n*/ 'Invitation expired',
};

/** Returns the invitation state of an account whose owner has not signed in yet; null for other accounts. */
export function getInvitationState({
  status,
  invitation,
}: {
  status: 'ACTIVE' | 'BLOCKED';
  invitation?: { isExpired: boolean } | null;
}): { text: string; tone: Tone } | null {
  if (!invitation || status !== 'ACTIVE') return null;
  return invitation.isExpired
    ? { text: invitationTexts.INVITATION_EXPIRED, tone: 'bad' }
    : { text: invitationTexts.INVITED, tone: 'busy' };
}

import type { Tone } from './StatusDot.tsx';

/** What an export says of such accounts. */
export const invitationWords = {
  INVITED: /*i18n*/ 'Invited',
  INVITATION_EXPIRED: /*i18n*/ 'Invitation expired',
};

/** How an account stands whose owner was invited and has not come in yet; null for any other. */
export function invitationState({
  status,
  invitation,
}: {
  status: 'ACTIVE' | 'BLOCKED';
  invitation?: { isExpired: boolean } | null;
}): { word: string; tone: Tone } | null {
  if (!invitation || status !== 'ACTIVE') return null;
  return invitation.isExpired
    ? { word: invitationWords.INVITATION_EXPIRED, tone: 'bad' }
    : { word: invitationWords.INVITED, tone: 'busy' };
}

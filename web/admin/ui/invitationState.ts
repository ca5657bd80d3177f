import type { Tone } from './StatusDot.tsx';

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
    ? { word: /*i18n*/ 'Invitation expired', tone: 'bad' }
    : { word: /*i18n*/ 'Invited', tone: 'busy' };
}

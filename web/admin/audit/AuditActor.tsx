import { useLingui } from '@lingui/react';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';

export interface AuditActorProps {
  entry: AuditPage_EntryFragment;
  /** True to show the email address too. */
  shouldShowEmail?: boolean;
}

/** Shows the staff member or API key that made a change. A failed sign-in has no actor. */
export function AuditActor({ entry: { action, actor, apiKey }, shouldShowEmail = false }: AuditActorProps) {
  const { i18n } = useLingui();
  if (action === 'signIn.failed') return i18n.t('Not signed in');
  if (actor) return shouldShowEmail ? `${actor.name}, ${actor.email}` : actor.name;
  return apiKey?.name ?? i18n.t('Deleted account');
}

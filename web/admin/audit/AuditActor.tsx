import { useLingui } from '@lingui/react';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';

export interface AuditActorProps {
  entry: AuditPage_EntryFragment;
  /** True to show the email address too. */
  shouldShowEmail?: boolean;
}

/** Shows who made a change: a person or an integration with its key. Shows nobody for a failed sign-in. */
export function AuditActor({ entry: { action, actor, apiKey }, shouldShowEmail = false }: AuditActorProps) {
  const { i18n } = useLingui();
  if (action === 'signIn.failed') return i18n.t('Not signed in');
  if (actor) return shouldShowEmail ? `${actor.name}, ${actor.email}` : actor.name;
  return apiKey?.name ?? i18n.t('Deleted account');
}

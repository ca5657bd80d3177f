import { useLingui } from '@lingui/react';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';

export interface AuditActorProps {
  entry: AuditPage_EntryFragment;
  /** With the e-mail address of a person. */
  isWhole?: boolean;
}

/** Who did it: a person, or an app by its key. A sign-in that was refused is nobody's. */
export function AuditActor({ entry: { action, actor, apiKey }, isWhole = false }: AuditActorProps) {
  const { i18n } = useLingui();
  if (action === 'signIn.refused') return i18n.t('Nobody signed in');
  if (actor) return isWhole ? `${actor.name}, ${actor.email}` : actor.name;
  return apiKey?.name ?? i18n.t('Deleted account');
}

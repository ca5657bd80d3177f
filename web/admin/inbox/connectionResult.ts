import type { I18n } from '@lingui/core';
import type { InboxSettings_TriedFragment } from './InboxSettings.generated.ts';
import { inboxTroubles } from './inboxTroubles.ts';

export interface Tried {
  isGood: boolean;
  text: string;
  /** In the mail server's own words. */
  said: string | null;
}

/** What a try at a mailbox found. */
export function triedText(i18n: I18n, answer: InboxSettings_TriedFragment): Tried {
  const { trouble, said, mails, errors } = answer;
  const [problem] = errors;
  if (problem) return { isGood: false, text: i18n.t(problem.message), said: null };
  if (trouble) return { isGood: false, text: i18n.t(inboxTroubles[trouble]), said };
  const text = i18n.t(
    '{count, plural, one {It works: # mail lies in the folder.} other {It works: # mails lie in the folder.}}',
    { count: mails ?? 0 },
  );
  return { isGood: true, text, said: null };
}

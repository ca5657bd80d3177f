import type { I18n } from '@lingui/core';
import type { InboxSettings_TriedFragment } from './InboxSettings.generated.ts';
import { inboxProblems } from './inboxProblems.ts';

export interface ConnectionResult {
  isSuccessful: boolean;
  text: string;
  /** Message of the mail server, untranslated. */
  serverMessage: string | null;
}

/** Describes the result of a connection test. */
export function describeConnectionResult(
  i18n: I18n,
  testResult: InboxSettings_TriedFragment,
): ConnectionResult {
  const { trouble, said, mails, errors } = testResult;
  const [problem] = errors;
  if (problem) return { isSuccessful: false, text: i18n.t(problem.message), serverMessage: null };
  if (trouble) return { isSuccessful: false, text: i18n.t(inboxProblems[trouble]), serverMessage: said };
  const text = i18n.t(
    '{count, plural, one {Connected. The folder contains # email.} other {Connected. The folder contains # emails.}}',
    { count: mails ?? 0 },
  );
  return { isSuccessful: true, text, serverMessage: null };
}

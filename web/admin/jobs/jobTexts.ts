import type { I18n } from '@lingui/core';
import type { BulkOutcome } from '#web/graphql/types.generated.ts';
import type { BulkJobs_JobFragment } from './BackgroundJobs.generated.ts';

type Job = BulkJobs_JobFragment;

/** What a job is called; of one that takes another back, that too. */
export function jobTitle(i18n: I18n, { title, undoesId }: Pick<Job, 'title' | 'undoesId'>): string {
  return undoesId ? i18n.t('Undo – {title}', { title }) : title;
}

/** `24 changed, 3 as they should be already, 1 failed` */
export function outcomeText(i18n: I18n, { done, skipped, failed, total }: Job): string {
  const left = total - done - skipped - failed;
  return [
    i18n.t('{done, plural, one {# changed} other {# changed}}', { done }),
    ...(skipped > 0 ? [i18n.t('{skipped, plural, one {# unchanged} other {# unchanged}}', { skipped })] : []),
    ...(failed > 0 ? [i18n.t('{failed, plural, one {# failed} other {# failed}}', { failed })] : []),
    ...(left > 0 ? [i18n.t('{left, plural, one {# not reached} other {# not reached}}', { left })] : []),
  ].join(', ');
}

export const outcomeWords: Record<BulkOutcome, string> = {
  DONE: /*i18n*/ 'Changed',
  SKIPPED: /*i18n*/ 'Unchanged',
  FAILED: /*i18n*/ 'Failed',
  WAITING: /*i18n*/ 'Not reached',
};

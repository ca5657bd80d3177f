import type { I18n } from '@lingui/core';
import type { BulkJobs_JobFragment } from '#web/admin/list/BackgroundJobs.generated.ts';
import type { BulkOutcome } from '#web/graphql/types.generated.ts';

type Job = BulkJobs_JobFragment;

/** Returns the title of a job. The title states whether the job undoes another one. */
export function formatJobTitle(i18n: I18n, job: Pick<Job, 'title' | 'list' | 'undoesId'>): string {
  const { undoesId } = job;
  const title = translateTitle(i18n, job);
  return undoesId ? i18n.t('Undo – {title}', { title }) : title;
}

/** Summarises the outcome: `24 changed, 3 unchanged, 1 failed`. */
export function formatOutcome(i18n: I18n, { done, skipped, failed, total }: Job): string {
  const remainingCount = total - done - skipped - failed;
  return [
    i18n.t('{done, plural, one {# changed} other {# changed}}', { done }),
    ...(skipped > 0 ? [i18n.t('{skipped, plural, one {# unchanged} other {# unchanged}}', { skipped })] : []),
    ...(failed > 0 ? [i18n.t('{failed, plural, one {# failed} other {# failed}}', { failed })] : []),
    ...(remainingCount > 0
      ? [i18n.t('{left, plural, one {# not processed} other {# not processed}}', { left: remainingCount })]
      : []),
  ].join(', ');
}

export const outcomeTexts: Record<BulkOutcome, string> = {
  DONE: /*i18n*/ 'Changed',
  SKIPPED: /*i18n*/ 'Unchanged',
  FAILED: /*i18n*/ 'Failed',
  WAITING: /*i18n*/ 'Not processed',
};

/** Names of a list's rows, by list. */
const ROW_TEXTS: Record<string, string> = {
  products: /*i18n*/ '{count, plural, one {# product} other {# products}}',
  orders: /*i18n*/ '{count, plural, one {# order} other {# orders}}',
  coupons: /*i18n*/ '{count, plural, one {# coupon} other {# coupons}}',
  customers: /*i18n*/ '{count, plural, one {# customer} other {# customers}}',
  reviews: /*i18n*/ '{count, plural, one {# review} other {# reviews}}',
  mail: /*i18n*/ '{count, plural, one {# email} other {# emails}}',
  deliveries: /*i18n*/ '{count, plural, one {# delivery} other {# deliveries}}',
};

const PHOTOS_TITLE_PATTERN = /^Photos from (.+)$/;
const ROW_COUNT_TITLE_PATTERN = /^(.+): ([\d,]+) \S/;

/** Translates a title that the screens provide in English; other titles stay as they are. */
function translateTitle(i18n: I18n, { title, list }: Pick<Job, 'title' | 'list'>): string {
  const [, fileName] = PHOTOS_TITLE_PATTERN.exec(title) ?? [];
  if (fileName !== undefined) return i18n.t('Photos from {fileName}', { fileName });
  const [, action, number = ''] = ROW_COUNT_TITLE_PATTERN.exec(title) ?? [];
  const rowText = ROW_TEXTS[list];
  if (action === undefined || rowText === undefined) return i18n.t(title);
  const rows = i18n.t(rowText, { count: Number(number.replaceAll(',', '')) });
  return i18n.t('{action}: {rows}', { action: i18n.t(action), rows });
}

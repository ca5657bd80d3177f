import type { I18n } from '@lingui/core';
import type { Limits } from '#domain/accounts/grants.ts';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { formatNpr } from '#domain/pricing/money.ts';

const INITIAL_ROLE_SUMMARIES: readonly string[] = Object.values(INITIAL_STAFF_ROLES).map(
  ({ summary }) => summary,
);

/** Returns the summary of a role, translated if it is the default summary of an initial role. */
export function getRoleSummary(i18n: I18n, summary: string | null): string | null {
  return summary && INITIAL_ROLE_SUMMARIES.includes(summary) ? i18n.t(summary) : summary;
}

export function formatDiscountLimit(
  i18n: I18n,
  { discountPercent }: Pick<Limits, 'discountPercent'>,
): string {
  if (discountPercent === null) return i18n.t('Unlimited discounts');
  if (discountPercent === 0) return i18n.t('No discounts');
  return i18n.t('Discounts up to {percent}%', { percent: discountPercent });
}

export function formatRefundLimit(i18n: I18n, { refundNpr }: Pick<Limits, 'refundNpr'>): string {
  if (refundNpr === null) return i18n.t('Unlimited refunds');
  if (refundNpr === 0) return i18n.t('No refunds');
  return i18n.t('Refunds up to {amount} per order', { amount: formatNpr(refundNpr, i18n.locale) });
}

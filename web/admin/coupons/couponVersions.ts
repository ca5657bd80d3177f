import type { I18n } from '@lingui/core';
import { formatNumber, readAmount } from '#domain/text/numbers.ts';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { type CouponValues, toValues } from './couponValues.ts';

const LABELS: Record<keyof CouponValues, string> = {
  code: /*i18n*/ 'Code',
  kind: /*i18n*/ 'Discount type',
  value: /*i18n*/ 'Discount',
  maxDiscount: /*i18n*/ 'Maximum discount',
  minItems: /*i18n*/ 'Minimum purchase',
  usageLimit: /*i18n*/ 'Usage limit',
  startsAt: /*i18n*/ 'Starts',
  endsAt: /*i18n*/ 'Ends',
  active: /*i18n*/ 'Active',
};

/** What was typed beside what somebody else saved. */
export function couponVersions(
  i18n: I18n,
  base: Coupons_CouponFragment,
  mine: CouponValues,
  theirs: Coupons_CouponFragment,
): VersionsRow[] {
  const [opened, saved] = [toValues(base), toValues(theirs)];
  return (Object.keys(LABELS) as (keyof CouponValues)[]).map((field) => ({
    label: i18n.t(LABELS[field]),
    base: readText(i18n, field, opened),
    mine: readText(i18n, field, mine),
    theirs: readText(i18n, field, saved),
  }));
}

const MONEY: readonly (keyof CouponValues)[] = ['maxDiscount', 'minItems'];

function readText(i18n: I18n, field: keyof CouponValues, values: CouponValues): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (value === '') return '';
  if (field === 'kind') return value === 'PERCENT' ? i18n.t('Percentage') : i18n.t('Fixed amount');
  if (field === 'value' && values.kind === 'PERCENT') return i18n.t('{percent} %', { percent: value });
  if (field === 'value' || MONEY.includes(field)) return i18n.t('NPR {amount}', { amount: grouped(value) });
  return value.replace('T', ' ');
}

/** What was typed wrong is shown as it was typed. */
function grouped(text: string): string {
  const amount = readAmount(text);
  return amount === null || Number.isNaN(amount) ? text : formatNumber(amount);
}

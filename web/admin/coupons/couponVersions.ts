import type { I18n } from '@lingui/core';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { type CouponValues, valuesOf } from './couponValues.ts';

const LABELS: Record<keyof CouponValues, string> = {
  code: /*i18n*/ 'Code',
  kind: /*i18n*/ 'It takes off',
  value: /*i18n*/ 'Percent or rupees off',
  maxDiscount: /*i18n*/ 'At most, in rupees',
  minItems: /*i18n*/ 'For pieces worth at least, in rupees',
  usageLimit: /*i18n*/ 'How often it may be used',
  startsAt: /*i18n*/ 'Begins',
  endsAt: /*i18n*/ 'Ends',
  active: /*i18n*/ 'Switched on',
};

/** What was typed beside what somebody else saved. */
export function couponVersions(
  i18n: I18n,
  base: Coupons_CouponFragment,
  mine: CouponValues,
  theirs: Coupons_CouponFragment,
): VersionsRow[] {
  const [opened, saved] = [valuesOf(base), valuesOf(theirs)];
  return (Object.keys(LABELS) as (keyof CouponValues)[]).map((field) => ({
    label: i18n.t(LABELS[field]),
    base: textOf(i18n, opened[field]),
    mine: textOf(i18n, mine[field]),
    theirs: textOf(i18n, saved[field]),
  }));
}

function textOf(i18n: I18n, value: string | boolean): string {
  if (value === 'PERCENT') return i18n.t('Percent');
  if (value === 'FIXED') return i18n.t('A sum');
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  return value.replace('T', ' ');
}

import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import { couponBasisLabels, couponKindLabels } from '#web/admin/labels/couponLabels.ts';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { couponMethodTexts } from './couponTexts.ts';
import { type CouponValues, toValues } from './couponValues.ts';

const LABELS: Record<keyof CouponValues, string> = {
  applies: /*i18n*/ 'Method',
  code: /*i18n*/ 'Code',
  name: /*i18n*/ 'Name',
  nameNe: /*i18n*/ 'Name in Nepali',
  kind: /*i18n*/ 'Discount type',
  value: /*i18n*/ 'Discount',
  basis: /*i18n*/ 'Discount applies to',
  maxDiscount: /*i18n*/ 'Maximum discount',
  minItems: /*i18n*/ 'Minimum order',
  pieces: /*i18n*/ 'Eligible products',
  collectionIds: /*i18n*/ 'Collections',
  productIds: /*i18n*/ 'Individual products',
  customers: /*i18n*/ 'Eligibility',
  groupIds: /*i18n*/ 'Groups',
  perCustomer: /*i18n*/ 'Uses per customer',
  isFirstOrderOnly: /*i18n*/ 'First order only',
  usageLimit: /*i18n*/ 'Total uses',
  startsAt: /*i18n*/ 'Starts',
  endsAt: /*i18n*/ 'Ends',
  isActive: /*i18n*/ 'Active',
};

/** Returns the fields that differ between the typed values and a colleague's saved version. */
export function buildCouponVersionRows(
  i18n: I18n,
  base: Coupons_CouponFragment,
  editedValues: CouponValues,
  latestCoupon: Coupons_CouponFragment,
): VersionsRow[] {
  const [baseValues, latestValues] = [toValues(base), toValues(latestCoupon)];
  return (Object.keys(LABELS) as (keyof CouponValues)[]).map((field) => ({
    label: i18n.t(LABELS[field]),
    base: readText(i18n, field, baseValues),
    edited: readText(i18n, field, editedValues),
    latest: readText(i18n, field, latestValues),
  }));
}

const AMOUNT_FIELDS: readonly (keyof CouponValues)[] = ['maxDiscount', 'minItems'];

function readText(i18n: I18n, field: keyof CouponValues, values: CouponValues): string {
  const value = values[field];
  if (Array.isArray(value))
    return value.length === 0 ? '' : i18n.t('{count} selected', { count: value.length });
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (value === '') return '';
  const choiceText = CHOICE_FIELDS.includes(field) ? CHOICE_TEXTS[value] : undefined;
  if (choiceText) return i18n.t(choiceText);
  if (field === 'value' && values.kind === 'PERCENT') return i18n.t('{percent}%', { percent: value });
  if (field === 'value' || AMOUNT_FIELDS.includes(field)) return formatRupees(i18n, value);
  return value.replace('T', ' ');
}

const CHOICE_FIELDS: readonly (keyof CouponValues)[] = ['applies', 'kind', 'basis', 'pieces', 'customers'];

const CHOICE_TEXTS: Record<string, string | undefined> = {
  ...couponKindLabels,
  ...couponMethodTexts,
  ...couponBasisLabels,
  ALL: /*i18n*/ 'All',
  CHOSEN: /*i18n*/ 'Specific products',
  GROUPS: /*i18n*/ 'Specific groups',
};

/** Returns invalid input unchanged. */
function formatRupees({ locale }: I18n, text: string): string {
  const amount = readAmount(text);
  return amount === null || Number.isNaN(amount) ? text : formatNpr(amount, locale);
}

import type { I18n } from '@lingui/core';
import { ACTIONS } from '#domain/accounts/permissions.ts';
import { formatGrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { localiseDigits } from '#domain/text/numbers.ts';
import { couponBasisLabels } from '#web/admin/labels/couponLabels.ts';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import { roleNames } from '#web/admin/labels/roleNames.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { reviewStatusTexts } from '#web/labels/reviewStatusTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { scopeTexts } from '../apiKeys/apiKeyTexts.ts';
import { emailStates } from '../mail/mailTexts.ts';
import { getPermissionTexts } from '../permissions/getPermissionTexts.ts';
import { stockReasonLabels } from '../stock/stockReasons.ts';
import { auditFieldTexts } from './auditFieldTexts.ts';

const NPR = [
  'price',
  'fixedPrice',
  'makingFixed',
  'stonesPrice',
  'compareAtPrice',
  'cost',
  'finalTotal',
  'discount',
  'shipping',
  'amount',
  'perTola',
  'maxDiscount',
  'minItems',
  'shippingFee',
  'freeShippingFrom',
  'codLimit',
  'unpaidTotalLimit',
  'refundNpr',
  'goods',
  'deduction',
];

const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ENUM_VALUE_PATTERN = /^[A-Z]+(_[A-Z]+)*$/;

type ValueTexts = Record<string, string>;

const valueTexts: Record<string, ValueTexts> = {
  basis: couponBasisLabels,
  category: categoryLabels,
  changed: auditFieldTexts,
  metal: metalLabels,
  method: paymentTexts.method,
  paymentMethod: paymentTexts.method,
  paymentStatus: paymentTexts.status,
  reason: stockReasonLabels,
  role: roleNames,
  scopes: scopeTexts,
  type: typeLabels,
};

const statusTexts: Record<string, ValueTexts> = {
  Mail: Object.fromEntries(Object.entries(emailStates).map(([status, { text }]) => [status, text])),
  Order: Object.fromEntries(Object.entries(orderStatusTexts).map(([status, { title }]) => [status, title])),
  Product: statusLabels,
  Review: reviewStatusTexts,
};

export interface AuditedField {
  /** Recorded entity type, such as `Order`. */
  entity: string;
  field: string;
  /** All fields of the record before or after the change, whichever contains the value. */
  siblings: Record<string, unknown>;
}

/** Formats an audited value as the screens do: money, percentages and weights with units, statuses in words. */
export function formatAuditedValue(i18n: I18n, value: unknown, auditedField: AuditedField): string {
  const { entity, field, siblings } = auditedField;
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    const parts = value.map((part) => formatAuditedValue(i18n, part, auditedField));
    return parts.join(value.some((part) => typeof part === 'object') ? '; ' : ', ') || '–';
  }
  if (typeof value === 'object') return toParts(i18n, value as Record<string, unknown>, entity);
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (typeof value === 'number') return formatNumberValue(i18n, value, { field, siblings });
  const permission = field === 'permissions' && ACTIONS.find((action) => action === value);
  if (permission) return getPermissionTexts(i18n, permission).name;
  const labels = field === 'status' ? statusTexts[entity] : valueTexts[field];
  const label = labels?.[String(value)];
  return label ? i18n.t(label) : readText(i18n, String(value), field);
}

function toParts(i18n: I18n, fields: Record<string, unknown>, entity: string): string {
  return Object.entries(fields)
    .filter(([, part]) => part !== null && part !== '')
    .map(([field, part]) => {
      const label = i18n.t(auditFieldTexts[field] ?? field);
      return i18n.t('{label}: {value}', {
        label,
        value: formatAuditedValue(i18n, part, { entity, field, siblings: fields }),
      });
    })
    .join(', ');
}

function formatNumberValue(
  { locale }: I18n,
  value: number,
  { field, siblings }: Pick<AuditedField, 'field' | 'siblings'>,
): string {
  const formatFigure = (number: number) => localiseDigits(String(number), locale);
  if (field === 'makingBasisPoints') return `${formatFigure(value / 100)}%`;
  if (field === 'taxPercent' || field === 'discountPercent') return `${formatFigure(value)}%`;
  // A coupon's value is a percentage or NPR; an old record does not contain the kind.
  if (field === 'value' && siblings.kind === 'PERCENT') return `${formatFigure(value)}%`;
  if (NPR.includes(field) || (field === 'value' && siblings.kind === 'FIXED'))
    return formatNpr(value, locale);
  if (field === 'weightMg') return formatGrams(value, locale);
  if (field.endsWith('Um')) return `${formatFigure(value / 1000)} mm`;
  if (field === 'milliCarat') return `${formatFigure(value / 1000)} ct`;
  return formatFigure(value);
}

function readText(i18n: I18n, text: string, field: string): string {
  if (INSTANT_PATTERN.test(text)) return formatInstant(text, i18n.locale);
  if (/phone$/i.test(field)) return formatPhone(text);
  // Formats a status that has no text. Codes chosen by staff are unchanged.
  if (
    ['status', 'state', 'mode', 'kind', 'pricingMode', 'format'].includes(field) &&
    ENUM_VALUE_PATTERN.test(text)
  )
    return text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ');
  return text;
}

import type { I18n } from '@lingui/core';
import { type ChangedLine, compareLines, type EditPart } from '#domain/orders/edit/compareOrders.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from './paymentTexts.ts';
import { formatSizedName } from './sizedName.ts';

interface Change {
  part: EditPart;
  before?: unknown;
  after?: unknown;
}

/** Describes an order edit, one sentence for each change. */
export function formatOrderChanges(i18n: I18n, changes: readonly Change[]): string[] {
  return changes.flatMap((change) => formatChange(i18n, change));
}

function formatChange(i18n: I18n, { part, before, after }: Change): string[] {
  const formatAmount = (amount: unknown) => formatNpr(Number(amount), i18n.locale);
  const texts: Record<EditPart, () => string[]> = {
    CONTACT: () => [i18n.t('Contact')],
    ADDRESS: () => [i18n.t('Shipping address')],
    NOTES: () => [i18n.t('Notes')],
    PAYMENT_METHOD: () => [
      i18n.t('Payment method: {method}', { method: i18n.t(paymentTexts.method[after as PaymentMethod]) }),
    ],
    LINES: () => formatLineChanges(i18n, before as ChangedLine[], after as ChangedLine[]),
    SHIPPING: () => [
      i18n.t('Shipping: {before} → {after}', { before: formatAmount(before), after: formatAmount(after) }),
    ],
    COUPON: () => [i18n.t('Coupon')],
    DISCOUNT: () => [i18n.t('Discount from the store: {amount}', { amount: formatAmount(after) })],
    TOTAL: () => [
      i18n.t('Total: {before} → {after}', { before: formatAmount(before), after: formatAmount(after) }),
    ],
  };
  return texts[part]();
}

function formatLineChanges(i18n: I18n, oldLines: ChangedLine[], newLines: ChangedLine[]): string[] {
  return compareLines(oldLines, newLines).map(({ line, before: oldQuantity, after: newQuantity }) => {
    const name = (i18n.locale === 'ne' && line.nameNe) || line.name;
    const productName = formatSizedName(i18n, { name, size: line.size });
    const quantity = Math.abs(newQuantity - oldQuantity);
    const price = formatNpr(line.unitPrice, i18n.locale);
    return newQuantity > oldQuantity
      ? i18n.t('Added: {quantity} × {piece}, {price} each', { quantity, piece: productName, price })
      : i18n.t('Removed: {quantity} × {piece}', { quantity, piece: productName });
  });
}

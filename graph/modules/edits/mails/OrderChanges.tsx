import {
  type ChangedLine,
  compareLines,
  type EditChange,
  type EditPart,
} from '#domain/orders/edit/compareOrders.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { Overline } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import type { OrderShop } from '#graph/modules/orders/mails/orderTexts.ts';

export interface OrderChangesProps {
  shop: OrderShop;
  changes: readonly EditChange[];
  title?: string;
}

/** Lists the changes of an order edit, one per line. */
export function OrderChanges({ shop, changes, title }: OrderChangesProps) {
  const lines = changes.flatMap((change) => describeChange(shop, change));
  if (lines.length === 0) return null;
  return (
    <>
      <Overline>{title ?? shop.t('Changes')}</Overline>
      <p style={styles.text}>
        {lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={line} />, line]))}
      </p>
    </>
  );
}

/**
 * Describes a change. A change of contact or address is named without its values, because the email shows them
 * elsewhere.
 */
function describeChange(shop: OrderShop, { part, before, after }: EditChange): string[] {
  const { t, language } = shop;
  const formatAmount = (amount: unknown) => formatNpr(Number(amount), language);
  const textBuilders: Record<EditPart, () => string[]> = {
    CONTACT: () => [t('Your contact details')],
    ADDRESS: () => [t('Delivery address')],
    NOTES: () => [t('Your note')],
    PAYMENT_METHOD: () => [
      t('Payment method: {method}', { method: formatMethod(shop, after as PaymentMethod) }),
    ],
    LINES: () => describeLines(shop, before as ChangedLine[], after as ChangedLine[]),
    SHIPPING: () => [
      t('Shipping: {before} → {after}', { before: formatAmount(before), after: formatAmount(after) }),
    ],
    COUPON: () => [t('Coupon')],
    DISCOUNT: () => [t('Discount from the store: {amount}', { amount: formatAmount(after) })],
    TOTAL: () => [
      t('Total: {before} → {after}', { before: formatAmount(before), after: formatAmount(after) }),
    ],
  };
  return textBuilders[part]();
}

function formatMethod({ t }: OrderShop, method: PaymentMethod): string {
  return method === 'BANK_TRANSFER' ? t('Bank transfer') : t('Cash on delivery');
}

function describeLines({ t, language }: OrderShop, before: ChangedLine[], after: ChangedLine[]): string[] {
  return compareLines(before, after).map(({ line, before: quantityBefore, after: quantityAfter }) => {
    const name = (language === 'ne' && line.nameNe) || line.name;
    const itemName = line.size
      ? t('{name}, size {size}', { name, size: localiseDigits(line.size, language) })
      : name;
    const quantity = formatPlainNumber(Math.abs(quantityAfter - quantityBefore), language);
    const price = formatNpr(line.unitPrice, language);
    return quantityAfter > quantityBefore
      ? t('Added: {quantity} × {piece}, {price} each', { quantity, piece: itemName, price })
      : t('Removed: {quantity} × {piece}', { quantity, piece: itemName });
  });
}

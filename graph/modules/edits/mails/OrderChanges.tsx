import {
  type EditChange,
  type EditPart,
  lineDifferences,
  type ToldLine,
} from '#domain/orders/edit/editChanges.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { look } from '#graph/mail/templates/look.ts';
import { Overline } from '#graph/mail/templates/Paragraph.tsx';
import type { OrderShop } from '#graph/modules/orders/mails/orderTexts.ts';

export interface OrderChangesProps {
  shop: OrderShop;
  changes: readonly EditChange[];
  title?: string;
}

/** What a correction changes of an order, a line for each. */
export function OrderChanges({ shop, changes, title }: OrderChangesProps) {
  const lines = changes.flatMap((change) => told(shop, change));
  if (lines.length === 0) return null;
  return (
    <>
      <Overline>{title ?? shop.say('What changes')}</Overline>
      <p style={look.text}>
        {lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={line} />, line]))}
      </p>
    </>
  );
}

/** Whom it is for and where it goes stand in the mail as they are now: that they changed is enough. */
function told(shop: OrderShop, { part, before, after }: EditChange): string[] {
  const { say, language } = shop;
  const npr = (amount: unknown) => formatNpr(Number(amount), language);
  const texts: Record<EditPart, () => string[]> = {
    CONTACT: () => [say('Your contact details')],
    ADDRESS: () => [say('The delivery address')],
    NOTES: () => [say('Your note')],
    PAYMENT_METHOD: () => [say('Paid by: {method}', { method: methodText(shop, after as PaymentMethod) })],
    LINES: () => toldLines(shop, before as ToldLine[], after as ToldLine[]),
    SHIPPING: () => [say('Shipping: {before} → {after}', { before: npr(before), after: npr(after) })],
    COUPON: () => [say('The coupon')],
    DISCOUNT: () => [say('Discount from the store: {amount}', { amount: npr(after) })],
    TOTAL: () => [say('Total: {before} → {after}', { before: npr(before), after: npr(after) })],
  };
  return texts[part]();
}

function methodText({ say }: OrderShop, method: PaymentMethod): string {
  return method === 'BANK_TRANSFER' ? say('Bank transfer') : say('Cash on delivery');
}

function toldLines({ say, language }: OrderShop, before: ToldLine[], after: ToldLine[]): string[] {
  return lineDifferences(before, after).map(({ line, before: was, after: is }) => {
    const name = (language === 'ne' && line.nameNe) || line.name;
    const piece = line.size
      ? say('{name}, size {size}', { name, size: localiseDigits(line.size, language) })
      : name;
    const quantity = formatPlainNumber(Math.abs(is - was), language);
    const price = formatNpr(line.unitPrice, language);
    return is > was
      ? say('Added: {quantity} × {piece}, {price} each', { quantity, piece, price })
      : say('Taken off: {quantity} × {piece}', { quantity, piece });
  });
}

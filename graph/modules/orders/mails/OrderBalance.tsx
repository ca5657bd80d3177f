import { amountDue, amountOwed } from '#domain/orders/ledger.ts';
import { isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { BookingNote } from './BookingNote.tsx';
import type { OrderShop } from './orderTexts.ts';

/** What is left to pay of an order and how, or what the store pays back. */
export function OrderBalance({ shop, order }: { shop: OrderShop; order: MailedOrder }) {
  const { say, language } = shop;
  const [due, refundDue] = [amountDue(order), amountOwed(order)];
  if (order.booking && due > 0) return <BookingNote shop={shop} order={order} />;
  if (refundDue > 0)
    return (
      <Paragraph>
        {say('You have paid {refundDue} more than that. We will pay it back.', {
          refundDue: formatNpr(refundDue, language),
        })}
      </Paragraph>
    );
  if (due === 0) return <Paragraph>{say('Nothing is left to pay.')}</Paragraph>;
  if (isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) }))
    return <BankTransfer shop={shop} order={order} />;
  return <Paragraph>{say('Still to pay: {due}.', { due: formatNpr(due, language) })}</Paragraph>;
}

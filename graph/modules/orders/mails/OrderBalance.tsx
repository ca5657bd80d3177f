import { calculateAmountDue, calculateRefundDue } from '#domain/orders/ledger.ts';
import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isTransferRequested } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { BookingNote } from './BookingNote.tsx';
import type { OrderShop } from './orderTexts.ts';

/** Amount due and how to pay it, or the refund due. */
export function OrderBalance({ shop, order }: { shop: OrderShop; order: EmailOrder }) {
  const { t, language } = shop;
  const [due, refundAmount] = [calculateAmountDue(order), calculateRefundDue(order)];
  if (order.booking && due > 0) return <BookingNote shop={shop} order={order} />;
  if (refundAmount > 0)
    return (
      <Paragraph>
        {t('You have paid {refundDue} more than the order total. We will refund the difference.', {
          refundDue: formatNpr(refundAmount, language),
        })}
      </Paragraph>
    );
  if (due === 0) return <Paragraph>{t('There is nothing left to pay.')}</Paragraph>;
  if (isTransferRequested({ ...order, awaitsConfirmation: awaitsConfirmation(order) }))
    return <BankTransfer shop={shop} order={order} />;
  return <Paragraph>{t('Amount due: {due}.', { due: formatNpr(due, language) })}</Paragraph>;
}

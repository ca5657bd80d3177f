import { isAdvanceHere } from '#domain/orders/booking/balanceDue.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { dayAndTime } from '#graph/mail/templates/dayAndTime.ts';
import { Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import type { OrderShop } from './orderTexts.ts';

/** Until when an order waits for its money and its pieces are held. Nothing for one without an end, or with a day of its own. */
export function PayUntil({ shop, order }: { shop: OrderShop; order: MailedOrder }) {
  const { say, language, now } = shop;
  const { payBy, booking } = order;
  if (!payBy || payBy <= now || !isPaymentDue(order)) return null;
  if (booking && isAdvanceHere(order, booking)) return null;
  const until = dayAndTime(language, payBy);
  return (
    <Paragraph>
      {awaitsConfirmation(order)
        ? say(
            'Pay by {until} to reserve your pieces while they last. Without a payment, the order is cancelled then.',
            { until },
          )
        : say('We hold your pieces until {until}. Without a payment, the order is cancelled then.', {
            until,
          })}
    </Paragraph>
  );
}

import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import type { OrderShop } from './orderTexts.ts';

/**
 * Payment deadline, until which the items stay reserved. Renders nothing for an order without a deadline, or for a
 * booking whose advance is paid, since its due day is stated elsewhere.
 */
export function PaymentDeadline({ shop, order }: { shop: OrderShop; order: EmailOrder }) {
  const { t, language, now } = shop;
  const { payBy, booking } = order;
  if (!payBy || payBy <= now || !isPaymentDue(order)) return null;
  if (booking && isAdvancePaid(order, booking)) return null;
  const deadline = formatDayAndTime(language, payBy);
  return (
    <Paragraph>
      {awaitsConfirmation(order)
        ? t(
            'Pay by {until} to reserve your pieces while they last. If you haven’t paid by then, the order will be cancelled.',
            { until: deadline },
          )
        : t(
            'Your pieces are reserved until {until}. If you haven’t paid by then, the order will be cancelled.',
            {
              until: deadline,
            },
          )}
    </Paragraph>
  );
}

import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import { Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { getBookingTerms, getBookingValues } from './aboutBooking.ts';
import type { OrderShop } from './orderTexts.ts';

/** Remaining amount, due day and terms of a booking; renders nothing for other orders. */
export function BookingNote({ shop, order }: { shop: OrderShop; order: EmailOrder }) {
  const { t } = shop;
  const values = getBookingValues(shop, order);
  if (!values || !order.booking) return null;
  return (
    <>
      <Overline>{t('Your booking')}</Overline>
      <Paragraph>
        {isAdvancePaid(order, order.booking)
          ? t('You have paid {paid}. Please pay the remaining {due} by {day}.', values)
          : t('Please pay {advance} now, and the remaining {balance} by {day}.', values)}
      </Paragraph>
      {getBookingTerms(shop, order).map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </>
  );
}

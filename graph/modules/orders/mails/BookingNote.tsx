import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import { Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { bookingTermLines, bookingWords } from './aboutBooking.ts';
import type { OrderShop } from './orderTexts.ts';

/** Remaining amount, due day and terms of a booking; nothing for other orders. */
export function BookingNote({ shop, order }: { shop: OrderShop; order: MailedOrder }) {
  const { t } = shop;
  const words = bookingWords(shop, order);
  if (!words || !order.booking) return null;
  return (
    <>
      <Overline>{t('Your booking')}</Overline>
      <Paragraph>
        {isAdvancePaid(order, order.booking)
          ? t('You have paid {paid}. Please pay the remaining {due} by {day}.', words)
          : t('Please pay {advance} now, and {balance} by {day}.', words)}
      </Paragraph>
      {bookingTermLines(shop, order).map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </>
  );
}

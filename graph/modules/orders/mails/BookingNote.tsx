import { isAdvanceHere } from '#domain/orders/booking/balanceDue.ts';
import { Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { bookingWords, sayTerms } from './aboutBooking.ts';
import type { OrderShop } from './orderTexts.ts';

/** What of a booking is to come, by when, and on what terms; nothing where the order is none. */
export function BookingNote({ shop, order }: { shop: OrderShop; order: MailedOrder }) {
  const { say } = shop;
  const words = bookingWords(shop, order);
  if (!words || !order.booking) return null;
  return (
    <>
      <Overline>{say('Your booking')}</Overline>
      <Paragraph>
        {isAdvanceHere(order, order.booking)
          ? say('{paid} is paid. {due} is left to pay by {day}.', words)
          : say('Please pay {advance} now, and {balance} by {day}.', words)}
      </Paragraph>
      {sayTerms(shop, order).map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </>
  );
}

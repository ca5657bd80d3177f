import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { bookingWords } from './aboutBooking.ts';
import { BookingNote } from './BookingNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** That the advance is here and the pieces are set aside until a day, or until a later one than was agreed. */
export function booked(
  shop: Shop,
  { order, isExtended = false }: { order: MailedOrder; isExtended?: boolean },
): Written {
  const { say } = shop;
  const words = bookingWords(shop, order) ?? { number: order.number, day: '' };
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · booked until {day}', words)}
      heading={isExtended ? say('You have more time') : say('Your pieces are booked')}
    >
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={order.number}>
          {isExtended
            ? say('Your order {number} stays booked until {day}.', words)
            : say(
                'Thank you. The advance for your order {number} is here: its pieces are set aside until {day}.',
                words,
              )}
        </Emphasis>
      </Paragraph>
      <BookingNote shop={shop} order={order} />
      <ActionLink href={orderLink(shop, order)}>{say('See your order')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
    </MailPage>
  );
  return { subject: say('Your order {number} is booked until {day}', words), page };
}

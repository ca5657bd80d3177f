import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { bookingWords } from './aboutBooking.ts';
import { BookingNote } from './BookingNote.tsx';

/** That the rest of a booking is due soon. */
export function bookingReminder(shop: Shop, { order }: { order: MailedOrder }): Written {
  const { say } = shop;
  const words = bookingWords(shop, order) ?? { number: order.number, day: '', due: '' };
  const page = (
    <MailPage
      shop={shop}
      preview={say('{due} by {day}', words)}
      heading={say('The rest of your booking is due')}
    >
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={order.number}>
          {say(
            'The pieces of your order {number} are set aside for you until {day}. Please pay the rest by then.',
            words,
          )}
        </Emphasis>
      </Paragraph>
      <BookingNote shop={shop} order={order} />
      <ActionLink href={orderLink(shop, order, 'pay')}>{say('Pay the rest')}</ActionLink>
      <Paragraph>{say('If you need more time, just reply to this email.')}</Paragraph>
    </MailPage>
  );
  return { subject: say('Please pay the rest of your order {number} by {day}', words), page };
}

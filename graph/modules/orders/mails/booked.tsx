import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '../buildTrackingLink.ts';
import { getBookingValues } from './aboutBooking.ts';
import { BookingNote } from './BookingNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { type OrderShop, orderTexts } from './orderTexts.ts';
import { sampleBooking } from './sampleOrder.ts';

/** Confirms that the advance was received and until when the items are reserved, or that the due day was extended. */
export const booked = defineOrderEmail({
  name: 'booked',
  title: { en: 'Booking confirmed', ne: 'बुकिङ पक्का भयो' },
  input: declareInput<{ isExtended?: boolean }>(),
  subject: (shop, { order }) =>
    shop.t('Your pieces in order {number} are reserved until {day}', getSubjectValues(shop, order)),
  body: (shop, { order, isExtended = false }) => {
    const { t } = shop;
    const values = getSubjectValues(shop, order);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · reserved until {day}', values)}
        heading={isExtended ? t('You have more time to pay') : t('Your booking is confirmed')}
      >
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={order.number}>
            {isExtended
              ? t(
                  'We have extended your booking: the pieces in your order {number} will stay reserved until {day}.',
                  values,
                )
              : t(
                  'Thank you. We have received the advance for your order {number}. Your pieces are reserved until {day}.',
                  values,
                )}
          </Emphasis>
        </Paragraph>
        <BookingNote shop={shop} order={order} />
        <ActionLink href={buildOrderLink(shop, order)}>{t('See your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{number} · reserved until {day}': '{number} · {day} सम्म बुक',
    'You have more time to pay': 'तपाईंलाई थप समय दिइयो',
    'Your booking is confirmed': 'तपाईंको बुकिङ पक्का भयो',
    'We have extended your booking: the pieces in your order {number} will stay reserved until {day}.':
      'तपाईंको अर्डर {number} {day} सम्म बुक रहन्छ।',
    'Thank you. We have received the advance for your order {number}. Your pieces are reserved until {day}.':
      'धन्यवाद। अर्डर {number} को अग्रिम रकम आइपुग्यो: गहना {day} सम्म तपाईंका लागि छुट्ट्याइएका छन्।',
    'Your pieces in order {number} are reserved until {day}': 'तपाईंको अर्डर {number} {day} सम्म बुक छ',
  },
  sample: { order: sampleBooking },
  variants: { extended: { isExtended: true } },
});

/** Returns the values for the subject. Only a booking has a due day. */
function getSubjectValues(shop: OrderShop, order: EmailOrder) {
  return getBookingValues(shop, order) ?? { number: order.number, day: '' };
}

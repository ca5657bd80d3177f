import { defineOrderMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { bookingWords } from './aboutBooking.ts';
import { BookingNote } from './BookingNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { type OrderShop, orderTexts } from './orderTexts.ts';
import { sampleBooking } from './sampleOrder.ts';

/** Confirms that the advance was received and until when the items are reserved, or that this day was extended. */
export const booked = defineOrderMail({
  name: 'booked',
  title: { en: 'Booked', ne: 'बुक भयो' },
  input: inputOf<{ isExtended?: boolean }>(),
  subject: (shop, { order }) => shop.t('Your order {number} is booked until {day}', wordsOf(shop, order)),
  body: (shop, { order, isExtended = false }) => {
    const { t } = shop;
    const words = wordsOf(shop, order);
    return (
      <MailPage
        shop={shop}
        preview={t('{number} · booked until {day}', words)}
        heading={isExtended ? t('You have more time') : t('Your pieces are booked')}
      >
        <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis of={order.number}>
            {isExtended
              ? t('Your order {number} stays booked until {day}.', words)
              : t(
                  'Thank you. We have received the advance for your order {number}. Your pieces are reserved until {day}.',
                  words,
                )}
          </Emphasis>
        </Paragraph>
        <BookingNote shop={shop} order={order} />
        <ActionLink href={orderLink(shop, order)}>{t('See your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </MailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{number} · booked until {day}': '{number} · {day} सम्म बुक',
    'You have more time': 'तपाईंलाई थप समय दिइयो',
    'Your pieces are booked': 'तपाईंका गहना बुक भए',
    'Your order {number} stays booked until {day}.': 'तपाईंको अर्डर {number} {day} सम्म बुक रहन्छ।',
    'Thank you. We have received the advance for your order {number}. Your pieces are reserved until {day}.':
      'धन्यवाद। अर्डर {number} को अग्रिम रकम आइपुग्यो: गहना {day} सम्म तपाईंका लागि छुट्ट्याइएका छन्।',
    'Your order {number} is booked until {day}': 'तपाईंको अर्डर {number} {day} सम्म बुक छ',
  },
  sample: { order: sampleBooking },
  variants: { extended: { isExtended: true } },
});

/** Only a booking has a day. */
function wordsOf(shop: OrderShop, order: MailedOrder) {
  return bookingWords(shop, order) ?? { number: order.number, day: '' };
}

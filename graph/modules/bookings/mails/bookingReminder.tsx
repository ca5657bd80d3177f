import { defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { getBookingValues } from '#graph/modules/orders/mails/aboutBooking.ts';
import { BookingNote } from '#graph/modules/orders/mails/BookingNote.tsx';
import { type OrderShop, orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleBooking } from '#graph/modules/orders/mails/sampleOrder.ts';

/** Sent when a booking's remaining amount is due soon. */
export const bookingReminder = defineOrderEmail({
  name: 'bookingReminder',
  title: { en: 'Remaining booking amount due', ne: 'बुकिङको बाँकी रकम' },
  subject: (shop, { order }) =>
    shop.t('Please pay the remaining amount for order {number} by {day}', toTextValues(shop, order)),
  body: (shop, { order }) => {
    const { t } = shop;
    const values = toTextValues(shop, order);
    return (
      <EmailPage
        shop={shop}
        preview={t('{due} by {day}', values)}
        heading={t('The remaining amount for your booking is due')}
      >
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={order.number}>
            {t(
              'The pieces in your order {number} are reserved for you until {day}. Please pay the remaining amount by then.',
              values,
            )}
          </Emphasis>
        </Paragraph>
        <BookingNote shop={shop} order={order} />
        <ActionLink href={buildOrderLink(shop, order, 'pay')}>{t('Pay the remaining amount')}</ActionLink>
        <Paragraph>{t('If you need more time, just reply to this email.')}</Paragraph>
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{due} by {day}': '{due}, {day} सम्म',
    'The remaining amount for your booking is due': 'बुकिङको बाँकी रकम तिर्ने बेला भयो',
    'The pieces in your order {number} are reserved for you until {day}. Please pay the remaining amount by then.':
      'अर्डर {number} का गहना {day} सम्म तपाईंका लागि छुट्ट्याइएका छन्। कृपया त्यतिन्जेल बाँकी रकम तिर्नुहोस्।',
    'If you need more time, just reply to this email.': 'थप समय चाहिए यही इमेलको जवाफ दिनुहोस्।',
    'Please pay the remaining amount for order {number} by {day}':
      'कृपया अर्डर {number} को बाँकी रकम {day} सम्म तिर्नुहोस्',
  },
  sample: { order: sampleBooking },
});

/** Returns the values in the texts. The deadline and the amount are empty for an order without a booking. */
function toTextValues(shop: OrderShop, order: EmailOrder) {
  return getBookingValues(shop, order) ?? { number: order.number, day: '', due: '' };
}

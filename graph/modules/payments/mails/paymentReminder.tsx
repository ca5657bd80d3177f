import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isTransferRequested } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { getFirstAmountDue } from '#graph/modules/orders/mails/aboutBooking.ts';
import { BankTransfer } from '#graph/modules/orders/mails/BankTransfer.tsx';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { type OrderShop, orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { PaymentDeadline } from '#graph/modules/orders/mails/PaymentDeadline.tsx';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';

/** Reminder that an order's payment deadline is near. */
export const paymentReminder = defineOrderEmail({
  name: 'paymentReminder',
  title: { en: 'Payment reminder', ne: 'भुक्तानीको सम्झना' },
  subject: (shop, { order }) =>
    shop.t('Please pay for your order {number} by {until}', {
      number: order.number,
      until: formatDeadline(shop, order),
    }),
  body: (shop, { order }) => {
    const { t, language } = shop;
    const { number } = order;
    const due = formatNpr(getFirstAmountDue(order), language);
    const isBankTransferDue = isTransferRequested({
      ...order,
      awaitsConfirmation: awaitsConfirmation(order),
    });
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {due} to pay', { number, due })}
        heading={t('Your payment is due')}
      >
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('We have not yet received {due} for your order {number}.', { due, number })}
          </Emphasis>
        </Paragraph>
        <PaymentDeadline shop={shop} order={order} />
        <ActionLink href={buildOrderLink(shop, order, 'pay')}>{t('Pay {due}', { due })}</ActionLink>
        {isBankTransferDue && <BankTransfer shop={shop} order={order} />}
        <OrderLines shop={shop} lines={order.lines} />
        <Paragraph>
          {t(
            'If you have already paid, you don’t need to do anything. If you need more time, just reply to this email.',
          )}
        </Paragraph>
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    'Your payment is due': 'भुक्तानी गर्ने बेला भयो',
    'We have not yet received {due} for your order {number}.': 'तपाईंको अर्डर {number} को {due} अझै आइपुगेको छैन।',
    'If you have already paid, you don’t need to do anything. If you need more time, just reply to this email.':
      'यसबीच तिरिसक्नुभएको छ भने केही गर्नुपर्दैन। थप समय चाहिए यही इमेलको जवाफ दिनुहोस्।',
    'Please pay for your order {number} by {until}': 'कृपया अर्डर {number} को भुक्तानी {until} सम्म गर्नुहोस्',
  },
  sample: {
    order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', payBy: new Date('2026-11-23T06:00:00Z') },
  },
});

function formatDeadline({ language, now }: OrderShop, { payBy }: EmailOrder): string {
  return formatDayAndTime(language, payBy ?? now);
}

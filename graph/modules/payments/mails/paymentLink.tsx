import { calculateNetPaid } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { getFirstAmountDue } from '#graph/modules/orders/mails/aboutBooking.ts';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { OrderTotals } from '#graph/modules/orders/mails/OrderTotals.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder, sampleSale } from '#graph/modules/orders/mails/sampleOrder.ts';

/** Amount due, deadline, and a link with which anyone can pay the order. */
export const paymentLink = defineOrderEmail({
  name: 'paymentLink',
  title: { en: 'Payment link', ne: 'भुक्तानी लिङ्क' },
  input: declareInput<{ link: string; expiresAt: Date }>(),
  subject: ({ t }, { order: { number } }) => t('Pay for your order {number}', { number }),
  body: (shop, { order, link, expiresAt }) => {
    const { t, language } = shop;
    const { number, contactName, payBy } = order;
    const due = formatNpr(getFirstAmountDue(order), language);
    const paid = calculateNetPaid(order);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {due} to pay', { number, due })}
        heading={t('Pay for your order')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('Please pay {due} for your order {number} at {name}.', {
              ...{ due, number },
              name: shop.settings.name,
            })}
          </Emphasis>{' '}
          {paid > 0 && t('We have already received {paid}.', { paid: formatNpr(paid, language) })}
        </Paragraph>
        <Paragraph>
          {t('Please pay by {until}.', { until: formatDayAndTime(language, payBy ?? expiresAt) })}
        </Paragraph>
        <ActionLink href={link}>{t('Pay {due}', { due })}</ActionLink>
        <Aside>
          {t(
            'This link can only be used to pay for this order. It shows no address or phone number, so you can share it with whoever is paying.',
          )}
        </Aside>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    'Pay for your order': 'अर्डरको भुक्तानी',
    'Pay for your order {number}': 'अर्डर {number} को भुक्तानी गर्नुहोस्',
    'Please pay {due} for your order {number} at {name}.':
      '{name} मा तपाईंको अर्डर {number} को {due} तिर्न बाँकी छ।',
    'We have already received {paid}.': '{paid} हामीले पाइसक्यौँ।',
    'Please pay by {until}.': 'कृपया {until} सम्म तिर्नुहोस्।',
    'This link can only be used to pay for this order. It shows no address or phone number, so you can share it with whoever is paying.':
      'यो लिङ्कबाट यो अर्डरको भुक्तानी मात्र गर्न मिल्छ। यसमा ठेगाना वा फोन नम्बर देखिँदैन, त्यसैले तिर्ने मान्छेलाई पठाउन सक्नुहुन्छ।',
  },
  sample: (shopUrl) => ({
    order: { ...sampleOrder, ...sampleSale, status: 'PENDING', fulfilment: 'PICKUP', paid: 20_000 },
    link: `${shopUrl}/#/pay/JW-7K2M9QX4TB.t4kq20.${'sample'.repeat(7)}`,
    expiresAt: new Date('2026-12-04T06:15:00Z'),
  }),
});

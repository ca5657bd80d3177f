import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '../buildTrackingLink.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderTexts } from './orderTexts.ts';
import { sampleBooking, sampleOrder } from './sampleOrder.ts';

function getRefundText({ t, language }: EmailContext<typeof ne>, order: EmailOrder): string {
  if (order.paymentStatus === 'UNPAID') return t('There is nothing to pay.');
  const refundAmount = calculateRefundDue(order);
  if (order.forfeited === 0 && order.paymentStatus === 'PART_PAID')
    return t('You have paid {refundDue}. We will refund this amount the way you paid.', {
      refundDue: formatNpr(refundAmount, language),
    });
  if (order.forfeited === 0) return t('We will refund you the way you paid.');
  const forfeitedAmount = formatNpr(order.forfeited, language);
  if (refundAmount === 0)
    return t('Under the booking terms, we are keeping the full {kept} you paid.', { kept: forfeitedAmount });
  return t('Under the booking terms, we are keeping {kept} of the advance. We will refund {refundDue}.', {
    kept: forfeitedAmount,
    refundDue: formatNpr(refundAmount, language),
  });
}

const ne = {
  ...orderTexts,
  'Under the booking terms, we are keeping the full {kept} you paid.':
    'बुकिङका सर्तअनुसार तिर्नुभएको पूरै {kept} हामी राख्छौँ।',
  'Under the booking terms, we are keeping {kept} of the advance. We will refund {refundDue}.':
    'बुकिङका सर्तअनुसार अग्रिम रकमबाट {kept} हामी राख्छौँ। {refundDue} तपाईंलाई फिर्ता गर्नेछौँ।',
  '{number} will not be delivered.': 'अर्डर {number} पठाइँदैन।',
  'Your order {number} is cancelled and will not be delivered.': 'तपाईंको अर्डर {number} रद्द भयो, त्यसैले पठाइँदैन।',
  'Your order {number} is cancelled.': 'तपाईंको अर्डर {number} रद्द भयो।',
  'There is nothing to pay.': 'अब केही तिर्नुपर्दैन।',
  'We will refund you the way you paid.': 'तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता हुन्छ।',
  'You have paid {refundDue}. We will refund this amount the way you paid.':
    'तपाईंले {refundDue} तिर्नुभएको थियो। त्यो रकम जसरी तिर्नुभएको थियो त्यसरी नै हामी फिर्ता गर्नेछौँ।',
};

export const orderCancelled = defineOrderEmail({
  name: 'orderCancelled',
  title: { en: 'Order cancelled', ne: 'अर्डर रद्द भयो' },
  input: declareInput<{ reason: string | null }>(),
  subject: ({ t }, { order: { number } }) => t('Your order {number} is cancelled', { number }),
  body: (shop, { order, reason }) => {
    const { t } = shop;
    const { number, contactName, fulfilment } = order;
    const isDelivery = fulfilment === 'DELIVERY';
    return (
      <EmailPage
        shop={shop}
        preview={
          isDelivery
            ? t('{number} will not be delivered.', { number })
            : t('Your order {number} is cancelled', { number })
        }
        heading={t('Your order is cancelled')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {isDelivery
              ? t('Your order {number} is cancelled and will not be delivered.', { number })
              : t('Your order {number} is cancelled.', { number })}
          </Emphasis>{' '}
          {getRefundText(shop, order)}
        </Paragraph>
        {reason && <Quote>{reason}</Quote>}
        <ActionLink href={buildOrderLink(shop, order)}>{t('See your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
        <Paragraph>{t('If this is a mistake, just reply to this email.')}</Paragraph>
      </EmailPage>
    );
  },
  ne,
  sample: {
    order: { ...sampleOrder, status: 'CANCELLED' },
    reason: 'The stone you chose cracked while it was being set, and this piece is one of a kind.',
  },
  variants: {
    pickedUp: { order: { ...sampleOrder, fulfilment: 'PICKUP', status: 'CANCELLED' }, reason: null },
    booking: { order: { ...sampleBooking, status: 'CANCELLED', forfeited: 3_900 }, reason: null },
  },
});

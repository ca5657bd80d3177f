import { calculateNetPaid, calculateRefundDue } from '#domain/orders/ledger.ts';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { buildTrackingLink } from '../buildTrackingLink.ts';
import { formatDeliveryDays } from './deliveryDays.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderTexts } from './orderTexts.ts';
import { sampleOrder } from './sampleOrder.ts';

const ne = {
  ...orderTexts,
  'The order had already been cancelled when the payment arrived. We’ll email you if we can still deliver it. If not, we’ll refund {refundDue}.':
    'त्यतिबेलासम्म अर्डर रद्द भइसकेको थियो। अझै पठाउन मिले इमेल गर्छौँ; नमिले {refundDue} तपाईंलाई फिर्ता गर्छौँ।',
  'That is {refundDue} more than the order total. We will refund the difference.':
    'यो अर्डरको जम्मा रकमभन्दा {refundDue} बढी हो; बढी रकम तपाईंलाई फिर्ता गर्छौँ।',
  '{number} · {total} received': '{number} · {total} पायौँ',
  'We have received your payment': 'तपाईंको भुक्तानी पायौँ',
  'We have received your payment for order {number}': 'अर्डर {number} को भुक्तानी पायौँ',
  'Thank you. We have received your payment of {total} for your order {number}.':
    'धन्यवाद। तपाईंको अर्डर {number} को {total} भुक्तानी हामीकहाँ आइपुग्यो।',
  'Your payment arrived after the order was cancelled. We have reopened the order and reserved your pieces.':
    'अर्डर रद्द भइसकेपछि भुक्तानी आइपुग्यो। हामीले अर्डर फेरि खोलेर तपाईंका गहना छुट्ट्याएका छौँ।',
  'We will call you about your pieces.': 'तपाईंका गहनाबारे हामी तपाईंलाई फोन गर्नेछौँ।',
  'Estimated delivery: {days}.': 'पुग्ने अनुमानित दिन: {days}।',
};

const paidOrder = { ...sampleOrder, paymentStatus: 'PAID', paid: sampleOrder.finalTotal } as const;

/** Confirms a payment, with the delivery estimate if there is one. */
export const paymentReceived = defineOrderEmail({
  name: 'paymentReceived',
  title: { en: 'Payment received', ne: 'भुक्तानी आयो' },
  input: declareInput<{ isReopened?: boolean }>(),
  subject: ({ t }, { order: { number } }) =>
    t('We have received your payment for order {number}', { number }),
  body: (shop, { order, isReopened }) => {
    const { t } = shop;
    const { number, contactName } = order;
    const total = formatNpr(calculateNetPaid(order), shop.language);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {total} received', { number, total })}
        heading={t('We have received your payment')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('Thank you. We have received your payment of {total} for your order {number}.', {
              total,
              number,
            })}
          </Emphasis>{' '}
          {isReopened && `${getReopenedText(shop)} `}
          {calculateRefundDue(order) > 0 && `${getRefundText(shop, order)} `}
          {getNextStepText(shop, order)}
        </Paragraph>
        <ActionLink href={buildTrackingLink(shop.url, order)}>{t('Track your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne,
  sample: { order: { ...paidOrder, paymentMethod: 'BANK_TRANSFER' } },
  variants: {
    reopened: { order: { ...paidOrder, paymentMethod: 'ESEWA' }, isReopened: true },
    pickedUp: {
      order: { ...paidOrder, fulfilment: 'PICKUP', paymentMethod: 'BANK_TRANSFER' },
    },
  },
});

function getNextStepText(shop: EmailContext<typeof ne>, order: EmailOrder): string | null {
  if (lacksReservation(order)) return shop.t('We will call you about your pieces.');
  if (!isOpen(order.status)) return null;
  if (order.fulfilment !== 'DELIVERY') return shop.t('You can pick up your order at our store.');
  return shop.t('Estimated delivery: {days}.', { days: formatDeliveryDays(shop, order) });
}

function getRefundText({ t, language }: EmailContext<typeof ne>, order: EmailOrder): string {
  const amount = formatNpr(calculateRefundDue(order), language);
  return isCancelledOrReturned(order.status)
    ? t(
        'The order had already been cancelled when the payment arrived. We’ll email you if we can still deliver it. If not, we’ll refund {refundDue}.',
        {
          refundDue: amount,
        },
      )
    : t('That is {refundDue} more than the order total. We will refund the difference.', {
        refundDue: amount,
      });
}

function getReopenedText({ t }: EmailContext<typeof ne>): string {
  return t(
    'Your payment arrived after the order was cancelled. We have reopened the order and reserved your pieces.',
  );
}

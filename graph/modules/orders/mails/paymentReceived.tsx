import { amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import { isUnderWay } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';
import { deliveryDays } from './deliveryDays.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderTexts } from './orderTexts.ts';
import { sampleOrder } from './sampleOrder.ts';

const ne = {
  ...orderTexts,
  'The order was already cancelled by then. We will tell you if we can still deliver it; if not, we will refund {refundDue}.':
    'त्यतिबेलासम्म अर्डर रद्द भइसकेको थियो। अघि बढाउन मिले खबर गर्छौँ; नमिले {refundDue} तपाईंलाई फिर्ता गर्छौँ।',
  'That is {refundDue} more than the order total. We will refund the difference.':
    'यो अर्डरको मूल्यभन्दा {refundDue} बढी हो; बढी रकम तपाईंलाई फिर्ता गर्छौँ।',
  '{number} · {total} received': '{number} · {total} पायौँ',
  'We have received your payment': 'तपाईंको भुक्तानी पायौँ',
  'We have received your payment for order {number}': 'अर्डर {number} को भुक्तानी पायौँ',
  'Thank you. Your payment of {total} for your order {number} has reached us.':
    'धन्यवाद। तपाईंको अर्डर {number} को {total} भुक्तानी हामीकहाँ आइपुग्यो।',
  'It arrived after the order was cancelled. We have reopened the order and reserved your pieces.':
    'अर्डर रद्द भइसकेपछि भुक्तानी आइपुग्यो। अब अर्डर अघि बढ्छ, र गहना तपाईंका लागि छुट्ट्याइएको छ।',
  'We will call you about your pieces.': 'तपाईंको गहनाबारे हामी तपाईंलाई फोन गर्नेछौँ।',
  'Estimated delivery: {days}.': 'पुग्ने अनुमानित दिन: {days}।',
};

const paidOrder = { ...sampleOrder, paymentStatus: 'PAID', paid: sampleOrder.finalTotal } as const;

/** Confirms a payment, with the delivery estimate if there is one. */
export const paymentReceived = defineOrderMail({
  name: 'paymentReceived',
  title: { en: 'Payment received', ne: 'भुक्तानी आयो' },
  input: inputOf<{ isReopened?: boolean }>(),
  subject: ({ say }, { order: { number } }) =>
    say('We have received your payment for order {number}', { number }),
  body: (shop, { order, isReopened }) => {
    const { say } = shop;
    const { number, contactName } = order;
    const total = formatNpr(amountHeld(order), shop.language);
    return (
      <MailPage
        shop={shop}
        preview={say('{number} · {total} received', { number, total })}
        heading={say('We have received your payment')}
      >
        <Paragraph>{greeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis of={number}>
            {say('Thank you. Your payment of {total} for your order {number} has reached us.', {
              total,
              number,
            })}
          </Emphasis>{' '}
          {isReopened && `${goesOn(shop)} `}
          {amountOwed(order) > 0 && `${whatGoesBack(shop, order)} `}
          {whatFollows(shop, order)}
        </Paragraph>
        <ActionLink href={trackingLink(shop.url, order)}>{say('Track your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </MailPage>
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

function whatFollows(shop: Shop<typeof ne>, order: MailedOrder): string | null {
  if (lacksPieces(order)) return shop.say('We will call you about your pieces.');
  if (!isUnderWay(order.status)) return null;
  if (order.fulfilment !== 'DELIVERY') return shop.say('You can pick it up at our store.');
  return shop.say('Estimated delivery: {days}.', { days: deliveryDays(shop, order) });
}

function whatGoesBack({ say, language }: Shop<typeof ne>, order: MailedOrder): string {
  const refundDue = formatNpr(amountOwed(order), language);
  return isCalledOff(order.status)
    ? say(
        'The order was already cancelled by then. We will tell you if we can still deliver it; if not, we will refund {refundDue}.',
        {
          refundDue,
        },
      )
    : say('That is {refundDue} more than the order total. We will refund the difference.', { refundDue });
}

function goesOn({ say }: Shop<typeof ne>): string {
  return say(
    'It arrived after the order was cancelled. We have reopened the order and reserved your pieces.',
  );
}

import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isTransferRequested } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { buildOrderLink } from '../buildTrackingLink.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderTexts } from './orderTexts.ts';
import { sampleOrder } from './sampleOrder.ts';

/** Confirms a partial payment, with the amount due, the deadline and payment instructions. */
export const partPaymentReceived = defineOrderEmail({
  name: 'partPaymentReceived',
  title: { en: 'Partial payment received', ne: 'भुक्तानीको केही भाग पाइयो' },
  input: declareInput<{
    /** Amount received, in NPR. */
    amount: number;
    /** Deadline for the remaining payment; null if there is none. */
    payBy: Date | null;
  }>(),
  subject: ({ t }, { order: { number } }) =>
    t('We have received part of your payment for order {number}', { number }),
  body: (shop, { order, amount, payBy }) => {
    const { t, language } = shop;
    const { number, contactName } = order;
    const [total, due] = [formatNpr(amount, language), formatNpr(calculateAmountDue(order), language)];
    const isTransferAwaited = isTransferRequested({
      ...order,
      awaitsConfirmation: awaitsConfirmation(order),
    });
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {total} received, {due} to pay', { number, total, due })}
        heading={t('We have received part of your payment')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>
            {t('Thank you. We have received {total} for your order {number}.', { total, number })}
          </Emphasis>{' '}
          {payBy
            ? t('Please pay the remaining {due} by {until}.', {
                due,
                until: formatDayAndTime(language, payBy),
              })
            : t('Amount due: {due}.', { due })}
        </Paragraph>
        <Paragraph>
          {t('Open your order to pay the remaining amount with the same payment method or a different one.')}
        </Paragraph>
        <ActionLink href={buildOrderLink(shop, order, 'pay')}>{t('Pay the remaining amount')}</ActionLink>
        {isTransferAwaited && <BankTransfer shop={shop} order={order} />}
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    '{number} · {total} received, {due} to pay': '{number} · {total} पायौँ, {due} तिर्न बाँकी',
    'We have received part of your payment': 'तपाईंको भुक्तानीको केही भाग पायौँ',
    'We have received part of your payment for order {number}': 'अर्डर {number} को भुक्तानीको केही भाग पायौँ',
    'Thank you. We have received {total} for your order {number}.':
      'धन्यवाद। तपाईंको अर्डर {number} का लागि {total} हामीकहाँ आइपुग्यो।',
    'Please pay the remaining {due} by {until}.': 'कृपया {until} सम्म बाँकी {due} तिर्नुहोस्।',
    'Open your order to pay the remaining amount with the same payment method or a different one.':
      'बाँकी रकम त्यसरी नै वा अर्को तरिकाले तिर्न अर्डर खोल्नुहोस्।',
  },
  sample: {
    order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PART_PAID', paid: 100_000 },
    amount: 100_000,
    payBy: new Date('2026-11-30T06:15:00Z'),
  },
});

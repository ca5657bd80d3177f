import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import { formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { buildTrackingLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { OrderTotals } from '#graph/modules/orders/mails/OrderTotals.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder, sampleSale } from '#graph/modules/orders/mails/sampleOrder.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

/** Receipt of a counter sale: its lines, the amount paid and the amount due. */
export const receipt = defineOrderEmail({
  name: 'receipt',
  title: { en: 'Receipt', ne: 'रसिद' },
  subject: ({ t }, { order: { number } }) => t('Your receipt {number}', { number }),
  body: (shop, { order }) => {
    const { t, language } = shop;
    const { number, contactName, finalTotal, paid, fulfilment, channel, exchangeOf } = order;
    const formatAmount = (amount: number) => formatNpr(amount, language);
    const amountDue = calculateAmountDue(order);
    const [invoice] = order.invoices;
    const values = { number, total: formatAmount(finalTotal) };
    return (
      <EmailPage shop={shop} preview={t('{number} · {total}', values)} heading={getHeading()}>
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>{getOpening()}</Emphasis>{' '}
          {fulfilment === 'PICKUP' && t('You can pick up your order at our store.')}
        </Paragraph>
        {invoice && (
          <Paragraph>
            {t('Invoice no. {number}, {day}', {
              number: formatInvoiceNumber(invoice),
              day:
                language === 'ne'
                  ? nepaliTime.formatDateInBothCalendars(invoice.issuedAt)
                  : day.format(invoice.issuedAt),
            })}
          </Paragraph>
        )}
        <ActionLink href={buildTrackingLink(shop.url, order)}>{t('See your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} isBilled={invoice !== undefined} />
        {order.payments.map(({ id, method, amount }) => (
          <Paragraph key={id}>
            {t('{method}: {amount}', {
              method: t(METHOD_TEXTS[parsePaymentMethod(method)]),
              amount: formatAmount(amount),
            })}
          </Paragraph>
        ))}
        <Paragraph>
          {amountDue > 0
            ? t('Paid: {paid}. Amount due: {due}.', {
                paid: formatAmount(paid),
                due: formatAmount(amountDue),
              })
            : t('Paid: {paid}.', { paid: formatAmount(paid) })}
        </Paragraph>
      </EmailPage>
    );

    function getHeading() {
      if (exchangeOf) return t('Your exchange');
      return channel === 'PHONE' ? t('Thank you for your order') : t('Thank you for your visit');
    }

    function getOpening() {
      if (exchangeOf)
        return t('Order {number} contains the pieces you chose in exchange for your return {back}.', {
          number,
          back: exchangeOf.number,
        });
      return channel === 'PHONE'
        ? t('This is the receipt for your phone order {number}.', { number })
        : t('This is the receipt for order {number}, which you placed at our counter.', { number });
    }
  },
  ne: {
    ...orderTexts,
    'Invoice no. {number}, {day}': 'बिल नम्बर {number}, {day}',
    '{method}: {amount}': '{method}: {amount}',
    'Thank you for your visit': 'आउनुभएकोमा धन्यवाद',
    'This is the receipt for order {number}, which you placed at our counter.':
      'हाम्रो पसलमा तपाईंले गर्नुभएको अर्डर {number} को रसिद यही हो।',
    'This is the receipt for your phone order {number}.':
      'तपाईंले फोनबाट गर्नुभएको अर्डर {number} को रसिद यही हो।',
    'Paid: {paid}.': 'तिरेको: {paid}।',
    'Paid: {paid}. Amount due: {due}.': 'तिरेको: {paid}। तिर्न बाँकी: {due}।',
    'Your receipt {number}': 'तपाईंको रसिद {number}',
  },
  sample: { order: { ...sampleOrder, ...sampleSale } },
  variants: {
    pickedUpLater: {
      order: {
        ...sampleOrder,
        ...sampleSale,
        status: 'PENDING',
        fulfilment: 'PICKUP',
        paid: 20_000,
        payments: sampleSale.payments.slice(0, 1).map((payment) => ({ ...payment, amount: 20_000 })),
        paymentStatus: 'PART_PAID',
      },
    },
  },
});

import type { EditChange } from '#domain/orders/edit/compareOrders.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import { buildTrackingLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { OrderAddress } from '#graph/modules/orders/mails/OrderAddress.tsx';
import { OrderBalance } from '#graph/modules/orders/mails/OrderBalance.tsx';
import { OrderLines } from '#graph/modules/orders/mails/OrderLines.tsx';
import { OrderTotals } from '#graph/modules/orders/mails/OrderTotals.tsx';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { sampleChanges } from './sampleChanges.ts';

/** Sent after an order edit: the changes, the new total, and the amount or refund due. */
export const orderChanged = defineOrderEmail({
  name: 'orderChanged',
  title: { en: 'Order changed', ne: 'अर्डर फेरियो' },
  input: declareInput<{ changes: readonly EditChange[]; message: string | null }>(),
  subject: ({ t }, { order: { number } }) => t('Your order {number} has changed', { number }),
  body: (shop, { order, changes, message }) => {
    const { t, language } = shop;
    const { number, contactName } = order;
    const total = formatNpr(order.finalTotal, language);
    return (
      <EmailPage
        shop={shop}
        preview={t('{number} · {total}', { number, total })}
        heading={t('Your order has changed')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>{t('We have changed your order {number}.', { number })}</Emphasis>
        </Paragraph>
        {message && <Quote>{message}</Quote>}
        <OrderChanges shop={shop} changes={changes} />
        <ActionLink href={buildTrackingLink(shop.url, order)}>{t('Track your order')}</ActionLink>
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
        <OrderBalance shop={shop} order={order} />
        <OrderAddress shop={shop} order={order} />
        <Paragraph>{t('If this is a mistake, just reply to this email.')}</Paragraph>
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    'Your order has changed': 'तपाईंको अर्डरमा परिवर्तन भयो',
    'Your order {number} has changed': 'तपाईंको अर्डर {number} मा परिवर्तन भयो',
    'We have changed your order {number}.': 'हामीले तपाईंको अर्डर {number} मा परिवर्तन गर्‍यौँ।',
  },
  sample: {
    order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PART_PAID', paid: 120_000 },
    changes: sampleChanges,
    message: null,
  },
  variants: {
    refundDue: {
      order: { ...sampleOrder, paymentStatus: 'PAID', paid: 180_000 },
      changes: sampleChanges.toReversed(),
    },
  },
});

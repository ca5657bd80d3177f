import { getWorkingDays } from '#domain/orders/delivery.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { awaitsConfirmation, lacksReservation } from '#domain/orders/orderReservation.ts';
import { isPaymentDue, isPrepaymentDue, isTransferDue, isTransferRequested } from '#domain/orders/payment.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Emphasis, Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink } from '../buildTrackingLink.ts';
import { getFirstAmountDue } from './aboutBooking.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { BookingNote } from './BookingNote.tsx';
import { getConfirmationText } from './confirmationText.ts';
import { formatDeliveryDays } from './deliveryDays.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderBalance } from './OrderBalance.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderTexts } from './orderTexts.ts';
import { PaymentDeadline } from './PaymentDeadline.tsx';
import { sampleBooking, sampleOrder } from './sampleOrder.ts';

const ne = {
  ...orderTexts,
  'Your order {number}': 'तपाईंको अर्डर {number}',
  '{number} · {total} · arrives {days}': '{number} · {total} · पुग्ने दिन: {days}',
  'We have received your order {number} and will confirm it shortly. Estimated delivery: {days}.':
    'तपाईंको अर्डर {number} पायौँ; छिट्टै पक्का गर्छौँ। पुग्ने अनुमानित दिन: {days}।',
  '{number} · {total} · bank transfer': '{number} · {total} · बैंक ट्रान्सफर',
  'We have received your order {number}. Delivery takes {minDays}–{maxDays} working days after we receive your payment.':
    'तपाईंको अर्डर {number} पायौँ। तपाईंको भुक्तानी हामीकहाँ आइपुगेको {minDays}–{maxDays} कार्यदिनमा सामान पुग्छ।',
  '{number} · {total} · awaiting your payment': '{number} · {total} · तपाईंको भुक्तानी पर्खँदै',
  'Pay {total} with {method}. If you have already paid, you don’t need to do anything.':
    '{method}बाट {total} तिर्नुहोस्। तिरिसक्नुभएको छ भने अरू केही गर्नुपर्दैन।',
  '{number} · {total} · we will call you first': '{number} · {total} · पहिले हामी फोन गर्छौँ',
  'We have received your order {number}.': 'तपाईंको अर्डर {number} पायौँ।',
  'Your note: {notes}': 'तपाईंको टिप्पणी: {notes}',
  'Cash on delivery: please have {total} ready.': 'डेलिभरीमा नगद: कृपया {total} तयार राख्नुहोला।',
  'Paid with credit from your return: {paid}.': 'फिर्ताबाट तिरिएको: {paid}।',
};

export const orderPlaced = defineOrderEmail({
  name: 'orderPlaced',
  title: { en: 'Order placed', ne: 'अर्डर भयो' },
  subject: ({ t }, { order: { number } }) => t('Your order {number}', { number }),
  body: (shop, { order }) => {
    const { t } = shop;
    const { number, contactName, finalTotal, notes, paymentMethod, exchangeOf } = order;
    const total = formatNpr(finalTotal, shop.language);
    const isAwaitingConfirmation = awaitsConfirmation(order);
    const isTransferAwaited = isTransferRequested({ ...order, awaitsConfirmation: isAwaitingConfirmation });
    return (
      <EmailPage
        shop={shop}
        preview={toPreview(shop, order)}
        heading={exchangeOf ? t('Your exchange') : t('Thank you for your order')}
      >
        <Paragraph>{formatGreeting(shop, contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={number}>{getReceivedText(shop, order)}</Emphasis>
        </Paragraph>
        {exchangeOf && <ReturnCredit shop={shop} order={order} />}
        {isAwaitingConfirmation && <Paragraph>{getConfirmationText(shop, order)}</Paragraph>}
        <OrderAction shop={shop} order={order} />
        <OrderLines shop={shop} lines={order.lines} />
        <OrderTotals shop={shop} order={order} />
        {!exchangeOf && paymentMethod === 'COD' && isPaymentDue(order) && (
          <CashOnDelivery shop={shop} total={total} />
        )}
        {!exchangeOf && isOnlinePaymentAwaited(order) && <PayOnline shop={shop} order={order} />}
        {!isAwaitingConfirmation && <BookingNote shop={shop} order={order} />}
        {!exchangeOf && isTransferAwaited && (
          <>
            <BankTransfer shop={shop} order={order} />
            <PaymentDeadline shop={shop} order={order} />
          </>
        )}
        <OrderAddress shop={shop} order={order} />
        {notes && <Aside>{t('Your note: {notes}', { notes })}</Aside>}
      </EmailPage>
    );
  },
  ne,
  sample: { order: sampleOrder },
  variants: {
    bankTransfer: { order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER' } },
    toBeConfirmed: { order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', isStockReserved: false } },
    exchange: {
      order: {
        ...sampleOrder,
        paid: 120_000,
        paymentStatus: 'PART_PAID',
        exchangeOf: { number: 'RT-4T8XW2M6QZ' },
      },
    },
    booking: { order: { ...sampleBooking, paid: 0, paymentStatus: 'UNPAID' } },
  },
});

function toPreview(shop: EmailContext<typeof ne>, order: EmailOrder): string {
  const { number, finalTotal } = order;
  const values = { number, total: formatNpr(finalTotal, shop.language) };
  if (isOnlinePaymentAwaited(order)) return shop.t('{number} · {total} · awaiting your payment', values);
  if (lacksReservation(order)) return shop.t('{number} · {total} · we will call you first', values);
  if (isTransferDue(order)) return shop.t('{number} · {total} · bank transfer', values);
  return shop.t('{number} · {total} · arrives {days}', { ...values, days: formatDeliveryDays(shop, order) });
}

function getReceivedText(shop: EmailContext<typeof ne>, order: EmailOrder): string {
  const { number, district, exchangeOf } = order;
  if (exchangeOf)
    return shop.t('Order {number} contains the pieces you chose in exchange for your return {back}.', {
      number,
      back: exchangeOf.number,
    });
  if (lacksReservation(order)) return shop.t('We have received your order {number}.', { number });
  if (isPrepaymentDue(order))
    return shop.t(
      'We have received your order {number}. Delivery takes {minDays}–{maxDays} working days after we receive your payment.',
      { number, ...getWorkingDays(district) },
    );
  return shop.t(
    'We have received your order {number} and will confirm it shortly. Estimated delivery: {days}.',
    { number, days: formatDeliveryDays(shop, order) },
  );
}

/** Amount covered by the return credit, and the amount due. */
function ReturnCredit({ shop, order }: { shop: EmailContext<typeof ne>; order: EmailOrder }) {
  const paid = formatNpr(order.paid, shop.language);
  return (
    <>
      <Paragraph>{shop.t('Paid with credit from your return: {paid}.', { paid })}</Paragraph>
      <OrderBalance shop={shop} order={order} />
    </>
  );
}

function isOnlinePaymentAwaited(order: EmailOrder): boolean {
  return isOnline(order.paymentMethod) && isPrepaymentDue(order);
}

/** Button to the order's page, or to the payment page if a payment is due. */
function OrderAction({ shop, order }: { shop: EmailContext<typeof ne>; order: EmailOrder }) {
  const due = formatNpr(getFirstAmountDue(order), shop.language);
  return isOnlinePaymentAwaited(order) ? (
    <ActionLink href={buildOrderLink(shop, order, 'pay')}>{shop.t('Pay {due}', { due })}</ActionLink>
  ) : (
    <ActionLink href={buildOrderLink(shop, order)}>{shop.t('See your order')}</ActionLink>
  );
}

/**
 * Explains how to pay. If the customer has already paid, another email follows soon; otherwise they can pay on the
 * order's page.
 */
function PayOnline({ shop, order }: { shop: EmailContext<typeof ne>; order: EmailOrder }) {
  const { t } = shop;
  const method = t(METHOD_TEXTS[parsePaymentMethod(order.paymentMethod)]);
  const total = formatNpr(getFirstAmountDue(order), shop.language);
  return (
    <>
      <Overline>{t('Payment')}</Overline>
      <Paragraph>
        {t('Pay {total} with {method}. If you have already paid, you don’t need to do anything.', {
          total,
          method,
        })}
      </Paragraph>
      <PaymentDeadline shop={shop} order={order} />
    </>
  );
}

function CashOnDelivery({ shop: { t }, total }: { shop: EmailContext<typeof ne>; total: string }) {
  return (
    <>
      <Overline>{t('Payment')}</Overline>
      <Paragraph>{t('Cash on delivery: please have {total} ready.', { total })}</Paragraph>
    </>
  );
}

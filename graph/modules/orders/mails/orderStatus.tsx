import { getWorkingDays } from '#domain/orders/delivery.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isPaymentDue, isPrepaymentDue, isTransferDue } from '#domain/orders/payment.ts';
import { declareInput, defineOrderEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { buildOrderLink, buildTrackingLink } from '../buildTrackingLink.ts';
import { findTrackingUrl } from '../orders.queries.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { getConfirmationText } from './confirmationText.ts';
import { formatDeliveryDays } from './deliveryDays.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderTexts } from './orderTexts.ts';
import { PaymentDeadline } from './PaymentDeadline.tsx';
import { sampleOrder } from './sampleOrder.ts';

const ne = {
  ...orderTexts,
  'We have reserved the pieces for you. Delivery takes {minDays}–{maxDays} working days after we receive your payment.':
    'तपाईंका गहना छुट्ट्याइसक्यौँ। तपाईंको भुक्तानी हामीकहाँ आइपुगेको {minDays}–{maxDays} कार्यदिनमा सामान पुग्छ।',
  'Your order is ready for pick-up': 'तपाईंको अर्डर लैजान तयार छ',
  'Your order {number} is ready for pick-up': 'तपाईंको अर्डर {number} लैजान तयार छ',
  'You can pick it up at our store.': 'हाम्रो पसलबाट लैजान सक्नुहुन्छ।',
  'Your order has been picked up': 'तपाईंले सामान लैजानुभयो',
  'Your order {number} has been picked up': 'तपाईंले अर्डर {number} को सामान लैजानुभयो',
  'We are checking, polishing and weighing each piece. We will email you when your order is ready for pick-up.':
    'हरेक गहना जाँच्दै, पालिस गर्दै र तौल्दै छौँ। लैजान मिल्ने भएपछि इमेल गर्छौँ।',
  'We have reserved the pieces for you.': 'तपाईंका गहना छुट्ट्याइसक्यौँ।',
  'We have received your order': 'तपाईंको अर्डर पायौँ',
  'We have received your order {number}': 'तपाईंको अर्डर {number} पायौँ',
  'We will confirm it shortly.': 'छिट्टै पक्का गर्छौँ।',
  'Your order is confirmed': 'तपाईंको अर्डर पक्का भयो',
  'Your order {number} is confirmed': 'तपाईंको अर्डर {number} पक्का भयो',
  'We have reserved the pieces for you. Estimated delivery: {days}.':
    'तपाईंका गहना छुट्ट्याइसक्यौँ। पुग्ने अनुमानित दिन: {days}।',
  'Your order is being prepared': 'तपाईंको अर्डर तयार हुँदै छ',
  'Your order {number} is being prepared': 'तपाईंको अर्डर {number} तयार हुँदै छ',
  'We are checking, polishing, weighing and packing each piece. We will email you when your order is on its way.':
    'हरेक गहना जाँचेर, पालिस गरेर, तौलेर प्याक गर्दै छौँ। पठाएपछि इमेल गर्छौँ।',
  'Your order is on its way': 'तपाईंको अर्डर बाटोमा छ',
  'Your order {number} is on its way': 'तपाईंको अर्डर {number} बाटोमा छ',
  'It is with {carrier}, tracking number {trackingNumber}.':
    '{carrier} ले ल्याउँदै छ, ट्र्याकिङ नम्बर {trackingNumber}।',
  'It is with {carrier}.': '{carrier} ले ल्याउँदै छ।',
  'The tracking number is {trackingNumber}.': 'ट्र्याकिङ नम्बर {trackingNumber}।',
  'Track the parcel with {carrier}': '{carrier} मा पार्सल कहाँ पुग्यो हेर्नुहोस्',
  'The courier will bring it to you.': 'कुरियरले ल्याउँदै छ।',
  'Your order has arrived': 'तपाईंको अर्डर आइपुग्यो',
  'Your order {number} has arrived': 'तपाईंको अर्डर {number} आइपुग्यो',
  'We hope you enjoy wearing your jewelry. If anything is not right, just reply to this email.':
    'गहना राम्रो सुहाओस्। केही नमिले यही इमेलको जवाफ दिनुहोस्।',
  'It will not be delivered, and there is nothing to pay.': 'यो अर्डर पठाइँदैन, र केही तिर्नुपर्दैन।',
  'We have received your return for order {number}': 'तपाईंको अर्डर {number} को फिर्ता सामान पायौँ',
  'There is nothing to pay.': 'अब केही तिर्नुपर्दैन।',
  'We will refund you the way you paid.': 'तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता गर्छौँ।',
};

type OrderStatusShop = EmailContext<typeof ne>;
type StatusText = { heading: string; subject: string; text: string };
type StatusTextBuilder = (shop: OrderStatusShop, order: EmailOrder) => StatusText;

export const orderStatus = defineOrderEmail({
  name: 'orderStatus',
  title: { en: 'Order status', ne: 'अर्डरको अवस्था' },
  input: declareInput<{ note: string | null }>(),
  read: async (tx, { order }): Promise<{ parcelUrl?: string | null }> => ({
    parcelUrl: await findTrackingUrl(tx, order),
  }),
  subject: (shop, { order }) => getStatusText(shop, order).subject,
  body: (shop, { order, note, parcelUrl }) => {
    const isDelivery = order.fulfilment === 'DELIVERY';
    const { heading, subject, text } = getStatusText(shop, order);
    return (
      <EmailPage shop={shop} preview={`${order.number}: ${text}`} heading={heading}>
        <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
        <Paragraph>
          <Emphasis part={order.number}>{`${subject}${shop.language === 'ne' ? '।' : '.'}`}</Emphasis> {text}
        </Paragraph>
        {note && <Quote>{note}</Quote>}
        {isDelivery && order.status === 'SHIPPED' && parcelUrl && order.carrier && (
          <ActionLink href={parcelUrl}>
            {shop.t('Track the parcel with {carrier}', { carrier: order.carrier })}
          </ActionLink>
        )}
        {isPaymentDue(order) && order.status === 'CONFIRMED' ? (
          <ActionLink href={buildOrderLink(shop, order)}>{shop.t('See your order')}</ActionLink>
        ) : (
          <ActionLink href={buildTrackingLink(shop.url, order)}>{shop.t('Track your order')}</ActionLink>
        )}
        <OrderLines shop={shop} lines={order.lines} />
        {order.status === 'CONFIRMED' && isTransferDue(order) && (
          <>
            <BankTransfer shop={shop} order={order} />
            <PaymentDeadline shop={shop} order={order} />
          </>
        )}
        <OrderAddress shop={shop} order={order} />
      </EmailPage>
    );
  },
  ne,
  sample: { order: { ...sampleOrder, status: 'CONFIRMED' }, note: null },
  variants: {
    'confirmed-bankTransfer': {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', status: 'CONFIRMED' },
    },
    processing: { order: { ...sampleOrder, status: 'PROCESSING' } },
    shipped: { order: { ...sampleOrder, status: 'SHIPPED' } },
    delivered: { order: { ...sampleOrder, status: 'DELIVERED' } },
    returned: { order: { ...sampleOrder, status: 'RETURNED' } },
    withNote: {
      order: { ...sampleOrder, status: 'SHIPPED' },
      note: 'The parcel must be signed for.\nPlease have proof of identity to hand.',
    },
  },
});

function getStatusText(shop: OrderStatusShop, order: EmailOrder): StatusText {
  const isDelivery = order.fulfilment === 'DELIVERY';
  const step = (!isDelivery && PICKUP_STEPS[order.status]) || STEPS[order.status];
  return step(shop, order);
}

/** Texts for the customer, by status. */
const STEPS: Record<OrderStatus, StatusTextBuilder> = {
  PENDING: (shop, order) => ({
    heading: shop.t('We have received your order'),
    subject: shop.t('We have received your order {number}', { number: order.number }),
    text: awaitsConfirmation(order)
      ? getConfirmationText(shop, order)
      : shop.t('We will confirm it shortly.'),
  }),
  CONFIRMED: (shop, order) => ({
    heading: shop.t('Your order is confirmed'),
    subject: shop.t('Your order {number} is confirmed', { number: order.number }),
    text: isPrepaymentDue(order)
      ? shop.t(
          'We have reserved the pieces for you. Delivery takes {minDays}–{maxDays} working days after we receive your payment.',
          getWorkingDays(order.district),
        )
      : shop.t('We have reserved the pieces for you. Estimated delivery: {days}.', {
          days: formatDeliveryDays(shop, order),
        }),
  }),
  PROCESSING: ({ t }, { number }) => ({
    heading: t('Your order is being prepared'),
    subject: t('Your order {number} is being prepared', { number }),
    text: t(
      'We are checking, polishing, weighing and packing each piece. We will email you when your order is on its way.',
    ),
  }),
  SHIPPED: (shop, order) => ({
    heading: shop.t('Your order is on its way'),
    subject: shop.t('Your order {number} is on its way', { number: order.number }),
    text: formatCarrier(shop, order),
  }),
  DELIVERED: ({ t }, { number }) => ({
    heading: t('Your order has arrived'),
    subject: t('Your order {number} has arrived', { number }),
    text: t('We hope you enjoy wearing your jewelry. If anything is not right, just reply to this email.'),
  }),
  CANCELLED: ({ t }, { number }) => ({
    heading: t('Your order is cancelled'),
    subject: t('Your order {number} is cancelled', { number }),
    text: t('It will not be delivered, and there is nothing to pay.'),
  }),
  RETURNED: ({ t }, { number, paymentStatus }) => ({
    heading: t('We have received your return'),
    subject: t('We have received your return for order {number}', { number }),
    text:
      paymentStatus === 'UNPAID' ? t('There is nothing to pay.') : t('We will refund you the way you paid.'),
  }),
};

/** Texts for orders picked up at the store, where they differ. */
const PICKUP_STEPS: Partial<Record<OrderStatus, StatusTextBuilder>> = {
  CONFIRMED: (shop, { number }) => ({
    heading: shop.t('Your order is confirmed'),
    subject: shop.t('Your order {number} is confirmed', { number }),
    text: shop.t('We have reserved the pieces for you.'),
  }),
  PROCESSING: ({ t }, { number }) => ({
    heading: t('Your order is being prepared'),
    subject: t('Your order {number} is being prepared', { number }),
    text: t(
      'We are checking, polishing and weighing each piece. We will email you when your order is ready for pick-up.',
    ),
  }),
  SHIPPED: ({ t }, { number }) => ({
    heading: t('Your order is ready for pick-up'),
    subject: t('Your order {number} is ready for pick-up', { number }),
    text: t('You can pick it up at our store.'),
  }),
  DELIVERED: ({ t }, { number }) => ({
    heading: t('Your order has been picked up'),
    subject: t('Your order {number} has been picked up', { number }),
    text: t('We hope you enjoy wearing your jewelry. If anything is not right, just reply to this email.'),
  }),
};

function formatCarrier({ t }: OrderStatusShop, { carrier, trackingNumber }: EmailOrder): string {
  if (carrier && trackingNumber)
    return t('It is with {carrier}, tracking number {trackingNumber}.', { carrier, trackingNumber });
  if (carrier) return t('It is with {carrier}.', { carrier });
  if (trackingNumber) return t('The tracking number is {trackingNumber}.', { trackingNumber });
  return t('The courier will bring it to you.');
}

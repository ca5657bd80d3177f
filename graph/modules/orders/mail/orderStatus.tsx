import { workingDays } from '#domain/orders/delivery.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isMoneyAwaited, isPaymentDue, isTransferAwaited } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink, trackingLink } from '../trackingLink.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { deliveryDays } from './deliveryDays.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PayUntil } from './PayUntil.tsx';
import { sayFirstCall } from './sayFirstCall.ts';

type Told = (shop: Shop, order: MailedOrder) => { heading: string; subject: string; text: string };

/** What each step of an order means for its buyer. */
const STEPS: Record<OrderStatus, Told> = {
  PENDING: (shop, order) => ({
    heading: shop.say('We have received your order'),
    subject: shop.say('We have received your order {number}', { number: order.number }),
    text: awaitsConfirmation(order) ? sayFirstCall(shop, order) : shop.say('We will confirm it shortly.'),
  }),
  CONFIRMED: (shop, order) => ({
    heading: shop.say('Your order is confirmed'),
    subject: shop.say('Your order {number} is confirmed', { number: order.number }),
    text: isMoneyAwaited(order)
      ? shop.say(
          'We have reserved the pieces for you. Delivery {minDays}–{maxDays} working days after your payment reaches us.',
          workingDays(order.district),
        )
      : shop.say('We have reserved the pieces for you. Estimated delivery: {days}.', {
          days: deliveryDays(shop, order),
        }),
  }),
  PROCESSING: ({ say }, { number }) => ({
    heading: say('Your order is being prepared'),
    subject: say('Your order {number} is being prepared', { number }),
    text: say(
      'We are checking, polishing, weighing and packing each piece. We will email you when it is on its way.',
    ),
  }),
  SHIPPED: (shop, order) => ({
    heading: shop.say('Your order is on its way'),
    subject: shop.say('Your order {number} is on its way', { number: order.number }),
    text: `${shop.say('It has been shipped.')} ${carriedBy(shop, order)}`,
  }),
  DELIVERED: ({ say }, { number }) => ({
    heading: say('Your order has arrived'),
    subject: say('Your order {number} has arrived', { number }),
    text: say('We hope you enjoy wearing it. If anything is not right, just reply to this email.'),
  }),
  CANCELLED: ({ say }, { number }) => ({
    heading: say('Your order is cancelled'),
    subject: say('Your order {number} is cancelled', { number }),
    text: say('It will not be delivered, and there is nothing to pay.'),
  }),
  RETURNED: ({ say }, { number, paymentStatus }) => ({
    heading: say('We have received your return'),
    subject: say('We have received the return of your order {number}', { number }),
    text:
      paymentStatus === 'UNPAID'
        ? say('We have received the pieces, and there is nothing to pay.')
        : say('We have received the pieces. What you paid is refunded the way you paid it.'),
  }),
};

/** What is picked up at the store goes another way. */
const PICKUP_STEPS: Partial<Record<OrderStatus, Told>> = {
  CONFIRMED: (shop, { number }) => ({
    heading: shop.say('Your order is confirmed'),
    subject: shop.say('Your order {number} is confirmed', { number }),
    text: shop.say('We have reserved the pieces for you.'),
  }),
  PROCESSING: ({ say }, { number }) => ({
    heading: say('Your order is being prepared'),
    subject: say('Your order {number} is being prepared', { number }),
    text: say('We are checking, polishing and weighing each piece. We will write when you can pick it up.'),
  }),
  SHIPPED: ({ say }, { number }) => ({
    heading: say('Your order is ready for you'),
    subject: say('Your order {number} is ready for you', { number }),
    text: say('You can pick it up at our store.'),
  }),
  DELIVERED: ({ say }, { number }) => ({
    heading: say('Your order is with you'),
    subject: say('Your order {number} is with you', { number }),
    text: say('We hope you enjoy wearing it. If anything is not right, just reply to this email.'),
  }),
};

export function orderStatus(
  shop: Shop,
  { order, note, parcelUrl }: { order: MailedOrder; note: string | null; parcelUrl?: string | null },
): Written {
  const isSent = order.handover === 'DELIVERY';
  const told = (!isSent && PICKUP_STEPS[order.status]) || STEPS[order.status];
  const { heading, subject, text } = told(shop, order);
  const page = (
    <MailPage shop={shop} preview={`${order.number}: ${text}`} heading={heading}>
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={order.number}>
          {shop.say('This is about your order {number}.', { number: order.number })}
        </Emphasis>{' '}
        {text}
      </Paragraph>
      {note && <Quote>{note}</Quote>}
      {isSent && order.status === 'SHIPPED' && parcelUrl && order.carrier && (
        <ActionLink href={parcelUrl}>
          {shop.say('Follow the parcel at {carrier}', { carrier: order.carrier })}
        </ActionLink>
      )}
      {isPaymentDue(order) && order.status === 'CONFIRMED' ? (
        <ActionLink href={orderLink(shop, order)}>{shop.say('See your order')}</ActionLink>
      ) : (
        <ActionLink href={trackingLink(shop.url, order)}>{shop.say('Track your order')}</ActionLink>
      )}
      <OrderLines shop={shop} lines={order.lines} />
      {order.status === 'CONFIRMED' && isTransferAwaited(order) && (
        <>
          <BankTransfer shop={shop} order={order} />
          <PayUntil shop={shop} order={order} />
        </>
      )}
      <OrderAddress shop={shop} order={order} />
    </MailPage>
  );
  return { subject, page };
}

function carriedBy({ say }: Shop, { carrier, trackingNumber }: MailedOrder): string {
  if (carrier && trackingNumber)
    return say('It is with {carrier}, tracking number {trackingNumber}.', { carrier, trackingNumber });
  if (carrier) return say('It is with {carrier}.', { carrier });
  if (trackingNumber) return say('The tracking number is {trackingNumber}.', { trackingNumber });
  return say('The courier will bring it to you.');
}

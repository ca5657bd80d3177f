import type { OrderStatus } from '#domain/orderLifecycle.ts';
import { deliveryDays } from './deliveryDays.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ActionLink, Paragraph, Quote } from './Paragraph.tsx';
import type { MailedOrder, Shop, Written } from './template.ts';
import { trackingLink } from './trackingLink.ts';

type Told = (order: MailedOrder) => { heading: string; subject: string; text: string };

/** What each step of an order means for its buyer. */
const STEPS: Record<OrderStatus, Told> = {
  PENDING: ({ number }) => ({
    heading: 'We have your order',
    subject: `We have your order ${number}`,
    text: 'Your order waits for us to confirm it.',
  }),
  CONFIRMED: (order) => ({
    heading: 'Your order is confirmed',
    subject: `Your order ${order.number} is confirmed`,
    text: `We have looked through your order and set the pieces aside for you. It is likely to arrive ${deliveryDays(order)}.`,
  }),
  PROCESSING: ({ number }) => ({
    heading: 'Your order is being prepared',
    subject: `Your order ${number} is being prepared`,
    text: 'Each piece is checked, polished, weighed and packed. We write again once it is on its way.',
  }),
  SHIPPED: (order) => ({
    heading: 'Your order is on its way',
    subject: `Your order ${order.number} is on its way`,
    text: `It has left our house. ${carriedBy(order)}`,
  }),
  DELIVERED: ({ number }) => ({
    heading: 'Your order has arrived',
    subject: `Your order ${number} has arrived`,
    text: 'We hope that it is worn with joy for a long time. Should anything not be right, just answer this mail.',
  }),
  CANCELLED: ({ number }) => ({
    heading: 'Your order is cancelled',
    subject: `Your order ${number} is cancelled`,
    text: 'Nothing will be delivered, and there is nothing to pay any more.',
  }),
  RETURNED: ({ number, paymentStatus }) => ({
    heading: 'Your return is with us',
    subject: `The return of your order ${number} is with us`,
    text:
      paymentStatus === 'UNPAID'
        ? 'The pieces are back in our house, and there is nothing to pay.'
        : 'The pieces are back in our house. What you paid is refunded in the way in which it was paid.',
  }),
};

export function orderStatus(
  shop: Shop,
  { order, note }: { order: MailedOrder; note: string | null },
): Written {
  const { heading, subject, text } = STEPS[order.status](order);
  const page = (
    <MailPage shop={shop} preview={`${order.number}: ${text}`} heading={heading}>
      <Paragraph>{greeting(order.contactName)}</Paragraph>
      <Paragraph>
        This is about your order <strong>{order.number}</strong>. {text}
      </Paragraph>
      {note && <Quote>{note}</Quote>}
      <ActionLink href={trackingLink(shop.url, order)}>See where it is</ActionLink>
      <OrderLines lines={order.lines} shopUrl={shop.url} />
      <OrderAddress order={order} />
    </MailPage>
  );
  return { subject, page };
}

function carriedBy({ carrier, trackingNumber }: MailedOrder): string {
  const who = carrier ? `${carrier} brings it to you` : 'It is brought to you';
  return trackingNumber ? `${who} under the number ${trackingNumber}.` : `${who}.`;
}

import type { OrderStatus } from '#domain/orderLifecycle.ts';
import { deliveryDays } from './deliveryDays.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from './Paragraph.tsx';
import type { MailedOrder, Shop, Written } from './template.ts';
import { trackingLink } from './trackingLink.ts';

type Told = (shop: Shop, order: MailedOrder) => { heading: string; subject: string; text: string };

/** What each step of an order means for its buyer. */
const STEPS: Record<OrderStatus, Told> = {
  PENDING: ({ say }, { number }) => ({
    heading: say('We have your order'),
    subject: say('We have your order {number}', { number }),
    text: say('Your order waits for us to confirm it.'),
  }),
  CONFIRMED: (shop, order) => ({
    heading: shop.say('Your order is confirmed'),
    subject: shop.say('Your order {number} is confirmed', { number: order.number }),
    text: shop.say(
      'We have looked through your order and set the pieces aside for you. It is likely to arrive {days}.',
      { days: deliveryDays(shop, order) },
    ),
  }),
  PROCESSING: ({ say }, { number }) => ({
    heading: say('Your order is being prepared'),
    subject: say('Your order {number} is being prepared', { number }),
    text: say('Each piece is checked, polished, weighed and packed. We write again once it is on its way.'),
  }),
  SHIPPED: (shop, order) => ({
    heading: shop.say('Your order is on its way'),
    subject: shop.say('Your order {number} is on its way', { number: order.number }),
    text: `${shop.say('It has left our house.')} ${carriedBy(shop, order)}`,
  }),
  DELIVERED: ({ say }, { number }) => ({
    heading: say('Your order has arrived'),
    subject: say('Your order {number} has arrived', { number }),
    text: say(
      'We hope that it is worn with joy for a long time. Should anything not be right, just answer this mail.',
    ),
  }),
  CANCELLED: ({ say }, { number }) => ({
    heading: say('Your order is cancelled'),
    subject: say('Your order {number} is cancelled', { number }),
    text: say('Nothing will be delivered, and there is nothing to pay any more.'),
  }),
  RETURNED: ({ say }, { number, paymentStatus }) => ({
    heading: say('Your return is with us'),
    subject: say('The return of your order {number} is with us', { number }),
    text:
      paymentStatus === 'UNPAID'
        ? say('The pieces are back in our house, and there is nothing to pay.')
        : say('The pieces are back in our house. What you paid is refunded in the way in which it was paid.'),
  }),
};

export function orderStatus(
  shop: Shop,
  { order, note }: { order: MailedOrder; note: string | null },
): Written {
  const { heading, subject, text } = STEPS[order.status](shop, order);
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
      <ActionLink href={trackingLink(shop.url, order)}>{shop.say('See where it is')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderAddress shop={shop} order={order} />
    </MailPage>
  );
  return { subject, page };
}

function carriedBy({ say }: Shop, { carrier, trackingNumber }: MailedOrder): string {
  if (carrier && trackingNumber)
    return say('{carrier} brings it to you under the number {trackingNumber}.', { carrier, trackingNumber });
  if (carrier) return say('{carrier} brings it to you.', { carrier });
  if (trackingNumber)
    return say('It is brought to you under the number {trackingNumber}.', { trackingNumber });
  return say('It is brought to you.');
}

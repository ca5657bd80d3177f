import { amountOwed } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

function whatFollows({ say, language }: Shop, order: MailedOrder): string {
  if (order.paymentStatus === 'UNPAID') return say('There is nothing to pay.');
  const owed = amountOwed(order);
  if (order.forfeited === 0 && order.paymentStatus === 'PART_PAID')
    return say('You paid {owed} of it. We owe you that and will refund it the way you paid.', {
      owed: formatNpr(owed, language),
    });
  if (order.forfeited === 0) return say('What you paid is refunded the way you paid it.');
  const kept = formatNpr(order.forfeited, language);
  if (owed === 0)
    return say('By the terms of the booking we keep {kept}, which is all that was paid.', { kept });
  return say('By the terms of the booking we keep {kept} of the advance. {owed} goes back to you.', {
    kept,
    owed: formatNpr(owed, language),
  });
}

export function orderCancelled(
  shop: Shop,
  { order, reason }: { order: MailedOrder; reason: string | null },
): Written {
  const { say } = shop;
  const { number, contactName, handover } = order;
  const isSent = handover === 'DELIVERY';
  const page = (
    <MailPage
      shop={shop}
      preview={
        isSent
          ? say('{number} will not be delivered.', { number })
          : say('Your order {number} is cancelled', { number })
      }
      heading={say('Your order is cancelled')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {isSent
            ? say('Your order {number} is cancelled and will not be delivered.', { number })
            : say('Your order {number} is cancelled.', { number })}
        </Emphasis>{' '}
        {whatFollows(shop, order)}
      </Paragraph>
      {reason && <Quote>{reason}</Quote>}
      <ActionLink href={orderLink(shop, order)}>{say('See your order')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
      <Paragraph>{say('If this is a mistake, just reply to this email.')}</Paragraph>
    </MailPage>
  );
  return { subject: say('Your order {number} is cancelled', { number }), page };
}

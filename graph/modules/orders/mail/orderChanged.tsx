import type { EditChange } from '#domain/orders/edit/editChanges.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderBalance } from './OrderBalance.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

interface Changed {
  order: MailedOrder;
  changes: readonly EditChange[];
  message: string | null;
}

/** That an order was corrected: what changed, what it comes to, and what is to be paid or paid back. */
export function orderChanged(shop: Shop, { order, changes, message }: Changed): Written {
  const { say, language } = shop;
  const { number, contactName } = order;
  const total = formatNpr(order.finalTotal, language);
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {total}', { number, total })}
      heading={say('Your order has changed')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>{say('We have changed your order {number}.', { number })}</Emphasis>
      </Paragraph>
      {message && <Quote>{message}</Quote>}
      <OrderChanges shop={shop} changes={changes} />
      <ActionLink href={trackingLink(shop.url, order)}>{say('Track your order')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
      <OrderBalance shop={shop} order={order} />
      <OrderAddress shop={shop} order={order} />
      <Paragraph>{say('If this is a mistake, just reply to this email.')}</Paragraph>
    </MailPage>
  );
  return { subject: say('Your order {number} has changed', { number }), page };
}

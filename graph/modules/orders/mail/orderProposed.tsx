import { inNepali } from '#domain/calendar/nepaliTime.ts';
import { lastDayOf } from '#domain/orders/edit/proposal.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { ProposedOrder } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** Asks the buyer whether an order shall be changed so. */
export function orderProposed(
  shop: Shop,
  { order, ...proposed }: ProposedOrder & { order: MailedOrder },
): Written {
  const { say, language } = shop;
  const { number, contactName } = order;
  const { changes, made, target, message, expiresAt, due, owed } = proposed;
  const { items: itemsTotal, ...sums } = target.totals;
  const { discount, shipping, shippingDiscount, taxPercent, tax, finalTotal } = sums;
  const totals = { itemsTotal, discount, shipping, shippingDiscount, taxPercent, tax, finalTotal };
  const npr = (amount: number) => formatNpr(amount, language);
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {total}', { number, total: npr(finalTotal) })}
      heading={say('May we change your order?')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('We would like to change your order {number}. Nothing of that changes unless you agree.', {
            number,
          })}
        </Emphasis>
      </Paragraph>
      {message && <Quote>{message}</Quote>}
      <OrderChanges shop={shop} changes={changes} />
      <OrderChanges shop={shop} changes={made} title={say('Changed already, as you wished')} />
      <ActionLink href={orderLink(shop, order, 'asked')}>{say('See and answer')}</ActionLink>
      <Aside>
        {say('We keep the prices and the pieces for you until the end of {day}.', {
          day: lastDay(shop, expiresAt),
        })}
      </Aside>
      <OrderLines shop={shop} lines={target.lines} />
      <OrderTotals shop={shop} order={{ ...order, ...totals, couponCode: target.couponCode }} />
      {due > 0 && <Paragraph>{say('Still to pay then: {due}.', { due: npr(due) })}</Paragraph>}
      {owed > 0 && <Paragraph>{say('We would pay back {owed} to you.', { owed: npr(owed) })}</Paragraph>}
    </MailPage>
  );
  return { subject: say('May we change your order {number}?', { number }), page };
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function lastDay({ language }: Shop, expiresAt: Date): string {
  const last = lastDayOf(expiresAt);
  return language === 'ne' ? inNepali.date(last) : day.format(last);
}

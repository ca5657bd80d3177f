import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { isWallet } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';

export interface Refunded {
  order: MailedOrder;
  amount: number;
  method: RefundMethod;
  reference: string | null;
  note: string | null;
}

/** That money went back, how, and when it is there. */
export function orderRefunded(shop: Shop, { order, amount, method, reference, note }: Refunded): Written {
  const { say } = shop;
  const { number } = order;
  const sum = formatNpr(amount, shop.language);
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {total} refunded', { number, total: sum })}
      heading={say('We have refunded you')}
    >
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('We have refunded {total} for your order {number}.', { total: sum, number })}
        </Emphasis>{' '}
        {whenItIsThere(shop, method)}
      </Paragraph>
      {reference && <Paragraph>{say('Reference: {reference}', { reference })}</Paragraph>}
      {note && <Quote>{note}</Quote>}
      <ActionLink href={orderLink(shop, order)}>{say('See your order')}</ActionLink>
    </MailPage>
  );
  return { subject: say('Refund for your order {number}', { number }), page };
}

function whenItIsThere({ say }: Shop, method: RefundMethod): string {
  if (method === 'CASH') return say('You have received it in cash.');
  if (method === 'CARD')
    return say('It goes back to the card you paid with, which can take your bank up to 10 working days.');
  if (isWallet(method))
    return say('It goes back to the {method} account you paid with.', { method: say(METHOD_TEXTS[method]) });
  return say('It goes to your bank account, where it arrives within 3 working days at the latest.');
}

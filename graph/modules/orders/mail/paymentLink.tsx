import { amountHeld } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { dayAndTime } from '#graph/mail/templates/dayAndTime.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { askedFirst } from './aboutBooking.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

export interface LinkToPay {
  order: MailedOrder;
  /** Where it is paid. */
  link: string;
  expiresAt: Date;
}

/** What is still to pay of an order, until when, and the link with which anybody can pay it. */
export function paymentLink(shop: Shop, { order, link, expiresAt }: LinkToPay): Written {
  const { say, language } = shop;
  const { number, contactName, payBy } = order;
  const due = formatNpr(askedFirst(order), language);
  const paid = amountHeld(order);
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {due} to pay', { number, due })}
      heading={say('Pay your order')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('{due} is to be paid for your order {number} at {name}.', {
            ...{ due, number },
            name: shop.settings.name,
          })}
        </Emphasis>{' '}
        {paid > 0 && say('We have received {paid} already.', { paid: formatNpr(paid, language) })}
      </Paragraph>
      <Paragraph>
        {say('You can pay until {until}.', { until: dayAndTime(language, payBy ?? expiresAt) })}
      </Paragraph>
      <ActionLink href={link}>{say('Pay {due}', { due })}</ActionLink>
      <Aside>
        {say(
          'The link can do nothing but pay this order. It shows no address and no phone number, so you may pass it on to whoever pays.',
        )}
      </Aside>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
    </MailPage>
  );
  return { subject: say('Pay your order {number}', { number }), page };
}

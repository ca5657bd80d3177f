import { amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import { isUnderWay } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';
import { deliveryDays } from './deliveryDays.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** That the money for an order is here, and when its pieces are, where that can be told. */
export function paymentReceived(
  shop: Shop,
  { order, isReopened }: { order: MailedOrder; isReopened?: boolean },
): Written {
  const { say } = shop;
  const { number, contactName } = order;
  const total = formatNpr(amountHeld(order), shop.language);
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {total} received', { number, total })}
      heading={say('We have received your payment')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('Thank you. Your payment of {total} for your order {number} has reached us.', {
            total,
            number,
          })}
        </Emphasis>{' '}
        {isReopened && `${goesOn(shop)} `}
        {amountOwed(order) > 0 && `${whatGoesBack(shop, order)} `}
        {whatFollows(shop, order)}
      </Paragraph>
      <ActionLink href={trackingLink(shop.url, order)}>{say('Track your order')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
    </MailPage>
  );
  return { subject: say('We have received your payment for order {number}', { number }), page };
}

function whatFollows(shop: Shop, order: MailedOrder): string | null {
  if (lacksPieces(order)) return shop.say('We will call you about your pieces.');
  if (!isUnderWay(order.status)) return null;
  if (order.handover !== 'DELIVERY') return shop.say('You pick it up at our store.');
  return shop.say('Estimated delivery: {days}.', { days: deliveryDays(shop, order) });
}

function whatGoesBack({ say, language }: Shop, order: MailedOrder): string {
  const owed = formatNpr(amountOwed(order), language);
  return isCalledOff(order.status)
    ? say(
        'The order had been called off by then. We will tell you if it can go on; if not, we pay {owed} back to you.',
        {
          owed,
        },
      )
    : say('That is {owed} more than the order costs; we will pay it back to you.', { owed });
}

function goesOn({ say }: Shop): string {
  return say(
    'It came after we had called the order off. Now the order goes on, and your pieces are set aside for you.',
  );
}

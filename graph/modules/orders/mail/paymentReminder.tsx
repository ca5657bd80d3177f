import { isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { dayAndTime } from '#graph/mail/templates/dayAndTime.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { askedFirst } from './aboutBooking.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PayUntil } from './PayUntil.tsx';

/** Reminder that the time to pay for an order ends soon. */
export function paymentReminder(shop: Shop, { order }: { order: MailedOrder }): Written {
  const { say, language, now } = shop;
  const { number } = order;
  const due = formatNpr(askedFirst(order), language);
  const until = dayAndTime(language, order.payBy ?? now);
  const asksTransfer = isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) });
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {due} to pay', { number, due })}
      heading={say('Your payment is due')}
    >
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('We have not received {due} for your order {number} yet.', { due, number })}
        </Emphasis>
      </Paragraph>
      <PayUntil shop={shop} order={order} />
      <ActionLink href={orderLink(shop, order, 'pay')}>{say('Pay {due}', { due })}</ActionLink>
      {asksTransfer && <BankTransfer shop={shop} order={order} />}
      <OrderLines shop={shop} lines={order.lines} />
      <Paragraph>
        {say(
          'If you have paid in the meantime, there is nothing to do. If you need more time, just reply to this email.',
        )}
      </Paragraph>
    </MailPage>
  );
  return { subject: say('Please pay for your order {number} by {until}', { number, until }), page };
}

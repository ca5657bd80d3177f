import { amountDue } from '#domain/orders/ledger.ts';
import { isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PartPayment } from '#graph/mail/messages.ts';
import { dayAndTime } from '#graph/mail/templates/dayAndTime.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** That a part of an order's money is here, what is still to pay, until when and how. */
export function partPaymentReceived(
  shop: Shop,
  { order, amount, payBy }: { order: MailedOrder } & PartPayment,
): Written {
  const { say, language } = shop;
  const { number, contactName } = order;
  const [total, due] = [formatNpr(amount, language), formatNpr(amountDue(order), language)];
  const asksTransfer = isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) });
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · {total} received, {due} to pay', { number, total, due })}
      heading={say('We have received a part of your payment')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say('Thank you. {total} for your order {number} have reached us.', { total, number })}
        </Emphasis>{' '}
        {payBy
          ? say('Still to pay: {due}, until {until}.', { due, until: dayAndTime(language, payBy) })
          : say('Still to pay: {due}.', { due })}
      </Paragraph>
      <Paragraph>{say('Open your order to pay the rest, in the same way or another.')}</Paragraph>
      <ActionLink href={orderLink(shop, order, 'pay')}>{say('Pay the rest')}</ActionLink>
      {asksTransfer && <BankTransfer shop={shop} order={order} />}
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
    </MailPage>
  );
  return { subject: say('We have received a part of your payment for order {number}', { number }), page };
}

import { amountDue } from '#domain/orders/ledger.ts';
import { isTransferAsked } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/setAside.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { MailedSlip } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { orderLink } from '../trackingLink.ts';
import { BankTransfer } from './BankTransfer.tsx';
import { PayUntil } from './PayUntil.tsx';

export interface AboutSlip {
  order: MailedOrder;
  slip: MailedSlip;
  /** Why it was declined. */
  reason: string;
}

/** That the store did not find the money of a slip, why, and how to send another. */
export function slipDeclined(shop: Shop, { order, slip, reason }: AboutSlip): Written {
  const { say, language } = shop;
  const { number } = order;
  const about = { total: formatNpr(slip.amount, language), reference: slip.reference, number };
  const isAsked = amountDue(order) > 0;
  const asksTransfer = isTransferAsked({ ...order, awaitsConfirmation: awaitsConfirmation(order) });
  const page = (
    <MailPage
      shop={shop}
      preview={say('{number} · your transfer of {total}', about)}
      heading={say('We could not find your transfer')}
    >
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {say(
            'We have compared the slip that you sent for your order {number} with our bank account, and could not accept it: {total}, reference {reference}.',
            about,
          )}
        </Emphasis>
      </Paragraph>
      <Quote>{reason}</Quote>
      {isAsked && (
        <Paragraph>
          {say(
            'Please look at it again, and send us another slip on the page of your order. If you have transferred the money, nothing is lost: just reply to this email.',
          )}
        </Paragraph>
      )}
      <ActionLink href={orderLink(shop, order)}>{say('See your order')}</ActionLink>
      {isAsked && asksTransfer && <BankTransfer shop={shop} order={order} />}
      <PayUntil shop={shop} order={order} />
    </MailPage>
  );
  return { subject: say('About the slip for your order {number}', { number }), page };
}

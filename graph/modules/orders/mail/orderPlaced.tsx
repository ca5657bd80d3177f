import { Text } from '@react-email/text';
import { workingDays } from '#domain/orders/delivery.ts';
import { isPaymentDue, isTransferAwaited } from '#domain/orders/payment.ts';
import { awaitsConfirmation } from '#domain/orders/unpaidLimits.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Emphasis, Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';
import { deliveryDays } from './deliveryDays.ts';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

export function orderPlaced(shop: Shop, { order }: { order: MailedOrder }): Written {
  const { say } = shop;
  const { number, contactName, finalTotal, notes, paymentMethod } = order;
  const total = formatNpr(finalTotal, shop.language);
  const days = deliveryDays(shop, order);
  const { minDays, maxDays } = workingDays(order.district);
  const awaitsTransfer = isTransferAwaited(order);
  const page = (
    <MailPage
      shop={shop}
      preview={
        awaitsTransfer
          ? say('{number} · {total} · bank transfer', { number, total })
          : say('{number} · {total} · arrives {days}', { number, total, days })
      }
      heading={say('Thank you for your order')}
    >
      <Paragraph>{greeting(shop, contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={number}>
          {awaitsTransfer
            ? say(
                'We have received your order {number}. Delivery {minDays}–{maxDays} working days after your transfer reaches us.',
                { number, minDays, maxDays },
              )
            : say(
                'We have received your order {number} and will confirm it shortly. Estimated delivery: {days}.',
                { number, days },
              )}
        </Emphasis>
      </Paragraph>
      {awaitsConfirmation(order) && (
        <Paragraph>{say('We will call you to confirm before we set your pieces aside.')}</Paragraph>
      )}
      <ActionLink href={trackingLink(shop.url, order)}>{shop.say('Track your order')}</ActionLink>
      <OrderLines shop={shop} lines={order.lines} />
      <OrderTotals shop={shop} order={order} />
      {!isPaymentDue(order) ? null : paymentMethod === 'COD' ? (
        <CashOnDelivery shop={shop} total={total} />
      ) : (
        <BankTransfer shop={shop} number={number} total={total} />
      )}
      <OrderAddress shop={shop} order={order} />
      {notes && <Aside>{say('Your note: {notes}', { notes })}</Aside>}
    </MailPage>
  );
  return { subject: say('Your order {number}', { number }), page };
}

function CashOnDelivery({ shop: { say }, total }: { shop: Shop; total: string }) {
  return (
    <>
      <Overline>{say('Payment')}</Overline>
      <Paragraph>{say('Cash on delivery: please have {total} ready.', { total })}</Paragraph>
    </>
  );
}

interface BankTransferProps {
  shop: Shop;
  number: string;
  total: string;
}

function BankTransfer({ shop: { say, settings }, number, total }: BankTransferProps) {
  const bank = settings.bankTransfer;
  return (
    <>
      <Overline>{say('Payment')}</Overline>
      <Paragraph>
        {say(
          'Please transfer {total} with {number} as the reference. We start on your order once we receive the payment.',
          {
            total,
            number,
          },
        )}
      </Paragraph>
      <Text style={look.text}>
        {bank.bankName}, {bank.branch}
        <br />
        {bank.accountName}
        <br />
        {bank.accountNumber}
      </Text>
    </>
  );
}

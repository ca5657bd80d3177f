import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { Paragraph, Quote } from './Paragraph.tsx';
import type { MailedOrder, Shop, Written } from './template.ts';

export function orderCancelled(
  shop: Shop,
  { order, reason }: { order: MailedOrder; reason: string | null },
): Written {
  const { number, contactName, paymentStatus } = order;
  const page = (
    <MailPage shop={shop} preview={`${number} will not be delivered.`} heading="Your order is cancelled">
      <Paragraph>{greeting(contactName)}</Paragraph>
      <Paragraph>
        Your order <strong>{number}</strong> is cancelled and will not be delivered.
        {paymentStatus === 'UNPAID'
          ? ' There is nothing to pay any more.'
          : ' What you paid is refunded in the way in which it was paid.'}
      </Paragraph>
      {reason && <Quote>{reason}</Quote>}
      <OrderLines lines={order.lines} shopUrl={shop.url} />
      <OrderTotals order={order} />
      <Paragraph>Should this be a mistake, just answer this mail.</Paragraph>
    </MailPage>
  );
  return { subject: `Your order ${number} is cancelled`, page };
}

import { shorten } from '#domain/text/shorten.ts';
import { trackingLink } from '#graph/modules/orders/trackingLink.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Quote } from './Paragraph.tsx';
import type { MailedOrder, Shop, Written } from './template.ts';

interface CustomMail {
  subject: string;
  body: string;
  order: MailedOrder | null;
}

/** What staff wrote themselves, as they wrote it. */
export function custom(shop: Shop, { subject, body, order }: CustomMail): Written {
  const page = (
    <MailPage shop={shop} preview={shorten(body, 120)} heading={subject}>
      <Quote>{body}</Quote>
      {order && (
        <ActionLink href={trackingLink(shop.url, order)}>
          {shop.say('See your order {number}', { number: order.number })}
        </ActionLink>
      )}
    </MailPage>
  );
  return { subject, page };
}

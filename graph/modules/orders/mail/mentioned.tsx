import { shorten } from '#domain/text/shorten.ts';
import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

interface MentionedIn {
  to: Recipient;
  /** Who wrote the note. */
  by: string;
  orderNumber: string;
  text: string;
}

/** To staff, in English as the back-office is. */
export function mentioned(shop: Shop, { to, by, orderNumber, text }: MentionedIn): Written {
  const page = (
    <MailPage shop={shop} preview={shorten(text, 120)} heading={`${by} mentioned you`}>
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        <Emphasis of={orderNumber}>{`${by} named you in a note about order ${orderNumber}.`}</Emphasis>
      </Paragraph>
      <Quote>{text}</Quote>
      <ActionLink href={`${shop.url}/#/admin/orders/${encodeURIComponent(orderNumber)}`}>
        Open the order
      </ActionLink>
    </MailPage>
  );
  return { subject: `${by} mentioned you on order ${orderNumber}`, page };
}

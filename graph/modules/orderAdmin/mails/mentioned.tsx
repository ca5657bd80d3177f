import { shorten } from '#domain/text/shorten.ts';
import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';

/** Sent to staff, in English like the back office. */
export const mentioned = defineEmail({
  name: 'mentioned',
  title: { en: 'Mention in a note', ne: 'टिप्पणीमा उल्लेख' },
  input: declareInput<{
    /** Name of the note's author. */
    by: string;
    orderNumber: string;
    text: string;
  }>(),
  isEnglish: true,
  subject: (_shop, { by, orderNumber }) => `${by} mentioned you on order ${orderNumber}`,
  body: (shop, { to, by, orderNumber, text }) => (
    <EmailPage shop={shop} preview={shorten(text, 120)} heading={`${by} mentioned you`}>
      <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
      <Paragraph>
        <Emphasis part={orderNumber}>{`${by} mentioned you in a note about order ${orderNumber}.`}</Emphasis>
      </Paragraph>
      <Quote>{text}</Quote>
      <ActionLink href={`${shop.url}/#/admin/orders/${encodeURIComponent(orderNumber)}`}>
        Open the order
      </ActionLink>
    </EmailPage>
  ),
  sample: {
    by: 'Maya Shrestha',
    orderNumber: 'JW-7K2M9QX4TB',
    text: '@Sita Example, can you call the customer about the ring size before we pack the order?',
  },
});

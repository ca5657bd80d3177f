import { shorten } from '#domain/text/shorten.ts';
import { defineMail, inputOf, readMailedOrder } from '#graph/mail/defineMail.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';
import { sampleOrder } from './sampleOrder.ts';

/** Email with a text written by staff. */
export const custom = defineMail({
  name: 'custom',
  title: { en: 'Written by staff', ne: 'कर्मचारीले लेखेको' },
  input: inputOf<{
    subject: string;
    body: string;
    orderId?: string;
    /** `ne` for an email in Nepali. */
    language?: string;
  }>(),
  isEnglish: true,
  read: async (tx, { orderId }, known): Promise<{ order: MailedOrder | null }> => ({
    order: orderId ? await readMailedOrder(tx, orderId, known) : null,
  }),
  subject: (_shop, { subject }) => subject,
  body: (shop, { subject, body, order }) => (
    <MailPage shop={shop} preview={shorten(body, 120)} heading={subject}>
      <Quote>{body}</Quote>
      {order && (
        <ActionLink href={trackingLink(shop.url, order)}>
          {shop.t('See your order {number}', { number: order.number })}
        </ActionLink>
      )}
    </MailPage>
  ),
  ne: {
    'See your order {number}': 'आफ्नो अर्डर {number} हेर्नुहोस्',
  },
  sample: {
    subject: 'About the engraving',
    body: 'Namaste Sita ji,\n\nshall we engrave the date in Devanagari or in Latin figures?\n\nYour Aabhushan',
    order: sampleOrder,
  },
});

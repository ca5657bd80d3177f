import { shorten } from '#domain/text/shorten.ts';
import { declareInput, defineEmail, readEmailOrder } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { ActionLink, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { EmailOrder } from '#graph/mail/templates/template.ts';
import { buildTrackingLink } from '../buildTrackingLink.ts';
import { sampleOrder } from './sampleOrder.ts';

/** Email with a text written by staff. */
export const custom = defineEmail({
  name: 'custom',
  title: { en: 'Written by staff', ne: 'कर्मचारीले लेखेको' },
  input: declareInput<{
    subject: string;
    body: string;
    orderId?: string;
    /** `ne` for an email in Nepali. */
    language?: string;
  }>(),
  isEnglish: true,
  read: async (tx, { orderId }, loadedRecords): Promise<{ order: EmailOrder | null }> => ({
    order: orderId ? await readEmailOrder(tx, orderId, loadedRecords) : null,
  }),
  subject: (_shop, { subject }) => subject,
  body: (shop, { subject, body, order }) => (
    <EmailPage shop={shop} preview={shorten(body, 120)} heading={subject}>
      <Quote>{body}</Quote>
      {order && (
        <ActionLink href={buildTrackingLink(shop.url, order)}>
          {shop.t('See your order {number}', { number: order.number })}
        </ActionLink>
      )}
    </EmailPage>
  ),
  ne: {
    'See your order {number}': 'आफ्नो अर्डर {number} हेर्नुहोस्',
  },
  sample: {
    subject: 'About the engraving',
    body: 'Namaste Sita ji,\n\nShall we engrave the date in Devanagari or in Western numerals?\n\nWarm regards,\nAabhushan',
    order: sampleOrder,
  },
});

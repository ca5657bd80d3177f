import { shorten } from '#domain/text/shorten.ts';
import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';

/** Sends a reviewer the store's public reply. */
export const reviewReply = defineEmail({
  name: 'reviewReply',
  title: { en: 'Reply to a review', ne: 'प्रतिक्रियाको जवाफ' },
  input: declareInput<{ product: { name: string; slug: string }; text: string }>(),
  subject: ({ t }, { product }) => t('We replied to your review of {piece}', { piece: product.name }),
  body: (shop, { to, product, text }) => {
    const { t } = shop;
    const productName = product.name;
    const subject = t('We replied to your review of {piece}', { piece: productName });
    return (
      <EmailPage shop={shop} preview={shorten(text, 120)} heading={subject}>
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {t('Thank you for your review of {piece}. We have published this reply below it:', {
            piece: productName,
          })}
        </Paragraph>
        <Quote>{text}</Quote>
        <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(product.slug)}`}>
          {t('See the piece')}
        </ActionLink>
      </EmailPage>
    );
  },
  ne: {
    'We replied to your review of {piece}': 'हामीले {piece} बारे तपाईंको प्रतिक्रियाको जवाफ दिएका छौँ',
    'Thank you for your review of {piece}. We have published this reply below it:':
      '{piece} बारे प्रतिक्रिया लेख्नुभएकोमा धन्यवाद। प्रतिक्रियामुनि यो जवाफ प्रकाशित गरेका छौँ:',
    'See the piece': 'गहना हेर्नुहोस्',
  },
  sample: {
    product: { name: 'Lotus ring', slug: 'lotus-ring' },
    text: 'Thank you. We are glad that it fits.',
  },
});

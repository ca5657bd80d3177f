import { shorten } from '#domain/text/shorten.ts';
import { defineMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';

/** Tells who reviewed a piece what the store answered. */
export const reviewAnswered = defineMail({
  name: 'reviewAnswered',
  title: { en: 'Answer to a review', ne: 'समीक्षाको जवाफ' },
  input: inputOf<{ product: { name: string; slug: string }; text: string }>(),
  subject: ({ say }, { product }) => say('We answered your review of {piece}', { piece: product.name }),
  body: (shop, { to, product, text }) => {
    const { say } = shop;
    const piece = product.name;
    const subject = say('We answered your review of {piece}', { piece });
    return (
      <MailPage shop={shop} preview={shorten(text, 120)} heading={subject}>
        <Paragraph>{greeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {say('Thank you for your review of {piece}. Our reply is shown below it, for everyone to read:', {
            piece,
          })}
        </Paragraph>
        <Quote>{text}</Quote>
        <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(product.slug)}`}>
          {say('See the piece')}
        </ActionLink>
      </MailPage>
    );
  },
  ne: {
    'We answered your review of {piece}': '{piece} को तपाईंको समीक्षामा हामीले जवाफ दिएका छौँ',
    'Thank you for your review of {piece}. Our reply is shown below it, for everyone to read:':
      '{piece} को समीक्षा लेख्नुभएकोमा धन्यवाद। हाम्रो जवाफ समीक्षामुनि सबैले पढ्न सक्ने गरी राखिएको छ:',
    'See the piece': 'गहना हेर्नुहोस्',
  },
  sample: {
    product: { name: 'Lotus ring', slug: 'lotus-ring' },
    text: 'Thank you. We are glad that it fits.',
  },
});

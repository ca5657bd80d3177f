import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { AlertPage } from './AlertPage.tsx';
import { type AlertEmail, alertTexts, formatPrice, formatProduct, sampleAlert } from './alertTexts.ts';

/** Informs a shopper that a sold-out product is available again. */
export const backInStock = defineEmail({
  name: 'backInStock',
  title: { en: 'Back in stock', ne: 'फेरि उपलब्ध' },
  input: declareInput<AlertEmail>(),
  headers: ({ token }) => ({ unsubscribeToken: token }),
  subject: ({ t }, { piece: { name } }) => t('{name} is back in stock', { name }),
  body: (shop, email) => (
    <AlertPage
      shop={shop}
      email={email}
      heading={shop.t('Back in stock')}
      text={shop.t(
        '{piece} is back in stock at {price}. It is not reserved, so it may sell out again soon.',
        { piece: formatProduct(shop, email), price: formatPrice(shop, email) },
      )}
    />
  ),
  ne: {
    ...alertTexts,
    '{name} is back in stock': '{name} फेरि उपलब्ध छ',
    'Back in stock': 'फेरि उपलब्ध छ',
    '{piece} is back in stock at {price}. It is not reserved, so it may sell out again soon.':
      '{piece} फेरि उपलब्ध छ, मूल्य {price}। यो छुट्ट्याइएको छैन, त्यसैले चाँडै फेरि बिक्री हुन सक्छ।',
  },
  sample: sampleAlert,
  variants: { ne: { language: 'ne' } },
});

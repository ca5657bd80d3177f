import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { AlertPage } from './AlertPage.tsx';
import {
  type AlertEmail,
  alertTexts,
  formatAmount,
  formatPrice,
  formatProduct,
  sampleAlert,
} from './alertTexts.ts';

/** Informs a shopper that a price has fallen to the requested amount. */
export const priceDrop = defineEmail({
  name: 'priceDrop',
  title: { en: 'Price drop', ne: 'मूल्य घट्यो' },
  input: declareInput<AlertEmail & { /** NPR. */ wished: number }>(),
  headers: ({ token }) => ({ unsubscribeToken: token }),
  subject: (shop, email) =>
    shop.t('{name} is now {price}', { name: email.piece.name, price: formatPrice(shop, email) }),
  body: (shop, email) => (
    <AlertPage
      shop={shop}
      email={email}
      heading={shop.t('Price drop')}
      text={shop.t(
        '{piece} now costs {price}. You asked us to email you if the price fell to {wished} or less. The price follows the metal rate, so it may change again.',
        {
          piece: formatProduct(shop, email),
          price: formatPrice(shop, email),
          wished: formatAmount(shop, email, email.wished),
        },
      )}
    />
  ),
  ne: {
    ...alertTexts,
    '{name} is now {price}': '{name}: मूल्य अहिले {price}',
    'Price drop': 'मूल्य घट्यो',
    '{piece} now costs {price}. You asked us to email you if the price fell to {wished} or less. The price follows the metal rate, so it may change again.':
      '{piece}को मूल्य अहिले {price} छ। तपाईंले {wished} वा सोभन्दा कम भए इमेल गर्न भन्नुभएको थियो। मूल्य धातुको भाउसँगै चल्छ, त्यसैले फेरि फेरिन सक्छ।',
  },
  sample: { ...sampleAlert, wished: 90_000 },
  variants: { ne: { language: 'ne' } },
});

import { defineMail, inputOf } from '#graph/mail/defineMail.ts';
import { AlertPage } from './AlertPage.tsx';
import {
  type AlertMail,
  alertTexts,
  formatAmount,
  priceText,
  productText,
  sampleAlert,
} from './alertTexts.ts';

/** Informs a shopper that a price has fallen to the wished amount. */
export const priceFell = defineMail({
  name: 'priceFell',
  title: { en: 'Price drop', ne: 'मूल्य घट्यो' },
  input: inputOf<AlertMail & { /** NPR. */ wished: number }>(),
  headers: ({ token }) => ({ unsubscribeToken: token }),
  subject: (shop, mail) =>
    shop.t('{name} is now {price}', { name: mail.piece.name, price: priceText(shop, mail) }),
  body: (shop, mail) => (
    <AlertPage
      shop={shop}
      email={mail}
      heading={shop.t('Price drop')}
      text={shop.t(
        '{piece} now costs {price}. You asked for an email at {wished} or less. The price follows the metal rate, so it may change again.',
        {
          piece: productText(shop, mail),
          price: priceText(shop, mail),
          wished: formatAmount(shop, mail, mail.wished),
        },
      )}
    />
  ),
  ne: {
    ...alertTexts,
    '{name} is now {price}': '{name}: मूल्य अहिले {price}',
    'Price drop': 'मूल्य घट्यो',
    '{piece} now costs {price}. You asked for an email at {wished} or less. The price follows the metal rate, so it may change again.':
      '{piece}को मूल्य अहिले {price} छ। तपाईंले {wished} वा सोभन्दा कम भए इमेल गर्न भन्नुभएको थियो। मूल्य धातुको भाउसँगै चल्छ, त्यसैले फेरि फेरिन सक्छ।',
  },
  sample: { ...sampleAlert, wished: 90_000 },
  variants: { ne: { language: 'ne' } },
});

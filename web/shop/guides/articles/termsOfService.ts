import { type ArticleSource, omitFalse } from '../article.ts';
import { describePaymentLimits, describeReservationTimes } from './paymentRules.ts';

export const termsOfService: ArticleSource = (offer) => ({
  title: /*i18n*/ 'Terms of service',
  lead: /*i18n*/ 'What you can expect from {name}, and what we ask of you.',
  sections: [
    {
      id: 'who-we-are',
      title: /*i18n*/ 'Who we are',
      body: [
        /*i18n*/ 'This store is run by {name}, {address}. You can reach us at {email}, or on {phone} while the store is open.',
      ],
    },
    {
      id: 'pieces-and-prices',
      title: /*i18n*/ 'Pieces and prices',
      body: [
        /*i18n*/ 'Weights are net metal weights; a handmade piece may differ from the weight on its product page by a few hundredths of a gram. Colours in photos may vary slightly from screen to screen.',
        /*i18n*/ 'Most prices follow the day’s rate. They are made up of the metal, by weight and purity, the making charge and the stones. Each product page shows the breakdown. When the rate changes, the prices in your cart change with it.',
        /*i18n*/ 'You pay the price shown at checkout. If a price rises while you are checking out, your order won’t go through: we’ll show you the new total first, so that you can decide again. If a price falls, you pay the lower price.',
        /*i18n*/ 'The total includes estimated tax of {taxPercent}% on the discounted price of the pieces. The cart and the checkout show the tax on a separate line.',
      ],
    },
    {
      id: 'orders',
      title: /*i18n*/ 'Orders',
      body: [
        /*i18n*/ 'An order is binding on us once we have confirmed it. We reserve the pieces when you order, unless we need to call you first (see “Payment” below).',
        /*i18n*/ 'You may cancel an order until it ships. We may cancel an order if a piece turns out to be damaged, if we cannot reach you, or if a payment does not arrive in time. In that case, we’ll let you know and refund what you’ve paid.',
      ],
    },
    {
      id: 'payment',
      title: /*i18n*/ 'Payment',
      body: omitFalse(
        /*i18n*/ 'You can pay by {methods}. The checkout shows which methods are available for your order, and why others are not.',
        ...describePaymentLimits(offer),
        offer.online.length > 0 &&
          /*i18n*/ 'Your order shows the amount paid, the amount due and the payment deadline.',
        ...describeReservationTimes(offer),
      ),
    },
    {
      id: 'hallmark',
      title: /*i18n*/ 'Purity',
      body: [
        /*i18n*/ 'Each product page states the purity of the metal and the hallmark of the piece. If an assay ever finds a lower purity than we stated, bring us the piece and the report, and we’ll take the piece back for a full refund.',
      ],
    },
    {
      id: 'your-account',
      title: /*i18n*/ 'Your account',
      body: [
        /*i18n*/ 'Keep your password to yourself. You can see every device signed in to your account and sign out any of them. We may block an account that is used to harm others or the store; if we do, we’ll tell you why.',
      ],
    },
    {
      id: 'reviews',
      title: /*i18n*/ 'Reviews',
      body: [
        /*i18n*/ 'We read every review before it appears, and reject only reviews that are insulting, promotional or off topic. Each review shows the reviewer’s first name and last initial, for example Sita S.',
      ],
    },
    {
      id: 'law',
      title: /*i18n*/ 'Governing law',
      body: [
        /*i18n*/ 'These terms are governed by the laws of Nepal. If something goes wrong, please contact us first at {email}.',
      ],
    },
  ],
});

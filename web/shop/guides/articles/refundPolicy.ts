import { type ArticleSource, omitFalse } from '../article.ts';

export const refundPolicy: ArticleSource = ({ methods, online }) => ({
  title: /*i18n*/ 'Refund policy',
  lead:
    online.length > 0
      ? /*i18n*/ 'We refund you the way you paid, or by transfer to your own bank account.'
      : /*i18n*/ 'We refund you by transfer to your own bank account.',
  sections: [
    {
      id: 'how-much',
      title: /*i18n*/ 'How much you get back',
      body: [
        [
          /*i18n*/ 'For a paid order that is cancelled: everything, including shipping and estimated tax.',
          /*i18n*/ 'For a returned order: the price of the pieces less any discount, plus the estimated tax on that amount.',
          /*i18n*/ 'For a piece that arrives damaged or isn’t the one you ordered: everything, and we pay for the return.',
        ],
        /*i18n*/ 'We refund the price on your order, even if the metal rate has risen or fallen since.',
      ],
    },
    {
      id: 'when',
      title: /*i18n*/ 'When you get your refund',
      body: [
        /*i18n*/ 'We send the money within 7 working days after the order is cancelled or the piece reaches us. Your order then shows the refund with its date and reference.',
        /*i18n*/ 'There is nothing to refund for an order cancelled before payment.',
      ],
    },
    {
      id: 'where-to',
      title: /*i18n*/ 'Where the money goes',
      body: omitFalse(
        online.length > 0 &&
          /*i18n*/ 'Payments made with {providers} are refunded to the account you paid from or, if that is not possible, to your bank account.',
        methods.includes('COD')
          ? /*i18n*/ 'Bank transfers and cash are refunded to your bank account.'
          : /*i18n*/ 'Bank transfers are refunded to your bank account.',
        /*i18n*/ 'We’ll call the phone number on your order to ask for your account details, and refund only to an account in the name of the person who placed the order. We never ask for a card number, a PIN or a password.',
      ),
    },
    {
      id: 'coupons',
      title: /*i18n*/ 'Coupons',
      body: [
        /*i18n*/ 'Refunds do not include the discount from a coupon. When a whole order is cancelled before it ships, the coupon can be used again until it expires.',
      ],
    },
  ],
});

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
          /*i18n*/ 'A cancelled order that was paid: everything, including shipping and estimated tax.',
          /*i18n*/ 'A returned order: the price of the pieces less any discount, plus the estimated tax on that amount.',
          /*i18n*/ 'A piece that arrived damaged or wrong: everything, and we pay for the return.',
        ],
        /*i18n*/ 'We refund the price on your order, even if the metal rate has risen or fallen since.',
      ],
    },
    {
      id: 'when',
      title: /*i18n*/ 'When you get it',
      body: [
        /*i18n*/ 'We send the money within 7 working days of cancelling the order or receiving the piece. Your order then shows the refund with its date and reference.',
        /*i18n*/ 'There is nothing to refund for an order cancelled before payment.',
      ],
    },
    {
      id: 'where-to',
      title: /*i18n*/ 'Where the money goes',
      body: omitFalse(
        online.length > 0 &&
          /*i18n*/ 'Payments with {providers} are refunded to the account you paid from, or to your bank account if that is not possible.',
        methods.includes('COD')
          ? /*i18n*/ 'Bank transfers and cash are refunded to your bank account.'
          : /*i18n*/ 'Bank transfers are refunded to your bank account.',
        /*i18n*/ 'We ask for your account details by phone, on the number on your order, and refund only to an account in the name of the person who ordered. We never ask for a card number, a PIN or a password.',
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

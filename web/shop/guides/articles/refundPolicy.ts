import type { ArticleText } from '../article.ts';

export const refundPolicy: ArticleText = {
  title: /*i18n*/ 'Refund policy',
  lead: /*i18n*/ 'What you paid comes back to you, the way that is safest for both of us: by transfer to your own bank account.',
  sections: [
    {
      id: 'how-much',
      title: /*i18n*/ 'How much',
      body: [
        [
          /*i18n*/ 'A cancelled order that was paid: everything, with shipping and estimated tax.',
          /*i18n*/ 'A returned order: the price of the pieces, less the discount that was given on them, with the estimated tax on it.',
          /*i18n*/ 'A piece that came damaged or wrong: everything, and we pay for its way back.',
        ],
        /*i18n*/ 'The price is the one on your order. That the rate of gold has risen or fallen since then changes nothing.',
      ],
    },
    {
      id: 'when',
      title: /*i18n*/ 'When',
      body: [
        /*i18n*/ 'We transfer the money within 7 working days after the order was cancelled or the piece reached us. Your order then shows the payment as refunded.',
        /*i18n*/ 'An order with cash on delivery that was cancelled was never paid, so nothing has to come back.',
      ],
    },
    {
      id: 'where-to',
      title: /*i18n*/ 'Where to',
      body: [
        /*i18n*/ 'We ask for the account by phone, on the number of the order, and only to an account in the name of the person who ordered. We never ask for a card number, a PIN or a password.',
      ],
    },
    {
      id: 'coupons',
      title: /*i18n*/ 'Coupons',
      body: [
        /*i18n*/ 'A coupon is worth what it took off. When a whole order is cancelled before it ships, the coupon may be used again as long as it has not run out.',
      ],
    },
  ],
};

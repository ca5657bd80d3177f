import { type ArticleSource, omitFalse } from '../article.ts';

export const returnPolicy: ArticleSource = ({ hasAssurance }) => ({
  title: /*i18n*/ 'Return policy',
  lead: /*i18n*/ '{returnDays, plural, =0 {If a piece arrives damaged or isn’t the one you ordered, call us. We’ll take it back at our cost.} one {If a piece isn’t what you hoped for, let us know within a day of delivery and return it in its original condition.} other {If a piece isn’t what you hoped for, let us know within # days of delivery and return it in its original condition.}}',
  sections: omitFalse(
    {
      id: 'what-can-be-returned',
      title: /*i18n*/ 'What can be returned',
      body: [
        [
          /*i18n*/ 'Unworn pieces with their tag, certificate and box.',
          /*i18n*/ 'Any piece that arrives damaged or isn’t the one you ordered, at any time and at our cost.',
        ],
        /*i18n*/ 'Pieces that have been resized, engraved or made for you cannot be returned unless they are faulty. For hygiene reasons, earrings that have been worn cannot be returned.',
      ],
    },
    {
      id: 'how',
      title: /*i18n*/ 'How to return a piece',
      body: [
        [
          /*i18n*/ '{returnDays, plural, =0 {Write to {email} or call {phone} with your order number.} one {Open your order and choose “Return pieces” within a day of delivery. Add photos if something is wrong. You can also write to {email} or call {phone}.} other {Open your order and choose “Return pieces” within # days of delivery. Add photos if something is wrong. You can also write to {email} or call {phone}.}}',
          /*i18n*/ 'We’ll reply within one working day with instructions for sending the piece to {address}. You can also bring it in yourself.',
          /*i18n*/ 'We’ll weigh and check the piece, usually on the day we receive it, and email you the amount we’ll credit. Your order shows the status of the return and the refund.',
        ],
      ],
    },
    hasAssurance('SIZE_EXCHANGE') && {
      id: 'exchange',
      title: /*i18n*/ 'Size exchange',
      body: [
        /*i18n*/ 'If a ring doesn’t fit, we exchange it once, free of charge, provided the size you need is in stock. Most sizes differ in weight and therefore in price: you pay or receive the difference, based on the price on the day of the exchange. If you choose another piece instead, the value of the returned piece counts towards its price.',
      ],
    },
    {
      id: 'before-it-leaves',
      title: /*i18n*/ 'Cancelling an order before it ships',
      body: [
        /*i18n*/ 'You can cancel an order until it ships. Open it in your account, or with the link in our email if you ordered as a guest, and give a reason. If you ordered as a guest and have already paid, call or write to us instead. We’ll refund what you’ve paid.',
      ],
    },
  ),
});

import type { ArticleText } from '../article.ts';

export const returnPolicy: ArticleText = {
  title: /*i18n*/ 'Return policy',
  lead: /*i18n*/ 'If a piece is not what you hoped for, tell us within 7 days of delivery and return it in its original condition.',
  sections: [
    {
      id: 'what-can-be-returned',
      title: /*i18n*/ 'What can be returned',
      body: [
        [
          /*i18n*/ 'Unworn pieces with their tag, certificate and box.',
          /*i18n*/ 'Any piece that arrived damaged or is not the one you ordered, even after 7 days and at our cost.',
        ],
        /*i18n*/ 'Pieces that were resized, engraved or made for you cannot be returned unless they are faulty. For hygiene reasons, earrings that were worn cannot be returned.',
      ],
    },
    {
      id: 'how',
      title: /*i18n*/ 'How to return a piece',
      body: [
        [
          /*i18n*/ 'Write to {email} or call {phone} with the number of your order, within 7 days of delivery.',
          /*i18n*/ 'We will agree on a day for you to bring the piece to {address} or hand it to our courier.',
          /*i18n*/ 'We weigh and check it, usually on the day we receive it, and mark the order as returned. You will see this in your account and on the tracking page, and we will email you.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: /*i18n*/ 'Another size',
      body: [
        /*i18n*/ 'We exchange a ring of the wrong size once for free when the other size is in stock and weighs the same. If it weighs more or less, you pay or receive the difference at the price of the day you ordered.',
      ],
    },
    {
      id: 'before-it-leaves',
      title: /*i18n*/ 'Before it ships',
      body: [
        /*i18n*/ 'You can cancel an order yourself until it ships: open it in your account and give a reason. Guests call or write to us. You then have nothing to pay.',
      ],
    },
  ],
};

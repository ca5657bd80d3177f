import type { ArticleText } from '../article.ts';

export const returnPolicy: ArticleText = {
  title: /*i18n*/ 'Return policy',
  lead: /*i18n*/ 'If a piece is not what you hoped for, tell us within 7 days of its delivery and bring or send it back as it came.',
  sections: [
    {
      id: 'what-can-be-returned',
      title: /*i18n*/ 'What can be returned',
      body: [
        [
          /*i18n*/ 'Pieces that were not worn, with their tag, certificate and box.',
          /*i18n*/ 'Any piece that came damaged, or is not the one you ordered: also after 7 days, and at our cost.',
        ],
        /*i18n*/ 'Pieces that were resized, engraved or made for you cannot be returned unless something is wrong with them. Earrings that were worn cannot be returned, for the sake of the next ear.',
      ],
    },
    {
      id: 'how',
      title: /*i18n*/ 'How to return a piece',
      body: [
        [
          /*i18n*/ 'Write to {email} or call {phone} with the number of your order, within 7 days of delivery.',
          /*i18n*/ 'We agree on a day: bring the piece to {address}, or hand it to our courier.',
          /*i18n*/ 'We weigh and look at it, usually on the day it reaches us, and mark the order as returned. You see that in your account and on the tracking page, and we write to you.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: /*i18n*/ 'Another size',
      body: [
        /*i18n*/ 'A ring of the wrong size is exchanged once for free when the other size is in stock and weighs the same. When it weighs more or less, you pay or receive the difference at the price of the day you ordered.',
      ],
    },
    {
      id: 'before-it-leaves',
      title: /*i18n*/ 'Before it leaves us',
      body: [
        /*i18n*/ 'Until an order is shipped you can cancel it yourself: open it in your account and say why. Guests call or write to us. The pieces go back on the shelf, and nothing is owed.',
      ],
    },
  ],
};

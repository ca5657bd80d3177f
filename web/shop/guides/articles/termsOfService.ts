import type { ArticleText } from '../article.ts';

export const termsOfService: ArticleText = {
  title: /*i18n*/ 'Terms of service',
  lead: /*i18n*/ 'What you may expect of {name}, and what we ask of you, in as few words as it takes.',
  sections: [
    {
      id: 'who-we-are',
      title: /*i18n*/ 'Who we are',
      body: [
        /*i18n*/ 'This store is run by {name}, {address}. You reach us at {email} and {phone} while the store is open.',
      ],
    },
    {
      id: 'pieces-and-prices',
      title: /*i18n*/ 'Pieces and prices',
      body: [
        /*i18n*/ 'Weights are net metal weights; a piece made by hand may differ from the page by a few hundredths of a gram. Photographs are as true as a screen allows.',
        /*i18n*/ 'Most prices follow the rate of the day: metal by weight and purity, making, and stones. The page of a piece shows how its price is made. When the rate changes, prices in carts change with it.',
        /*i18n*/ 'Your order costs what the checkout showed you. If a price rose while you were deciding, the order is not placed: you see the new total and choose again. If it fell, you pay the lower one.',
        /*i18n*/ 'Estimated tax of {taxPercent}% on the discounted price of the pieces is added at the checkout and shown on its own line.',
      ],
    },
    {
      id: 'orders',
      title: /*i18n*/ 'Orders',
      body: [
        /*i18n*/ 'An order is binding for us once we have confirmed it. A piece is set aside for you from the moment you order it.',
        /*i18n*/ 'You may cancel until the order is shipped. We may cancel when a piece turns out to be damaged, when we cannot reach you, or when a payment does not arrive; we then say so, and return what you paid.',
      ],
    },
    {
      id: 'payment',
      title: /*i18n*/ 'Payment',
      body: [
        /*i18n*/ 'You pay in cash when the parcel arrives, or by bank transfer. Cash is not possible from {codLimit} up: the law limits cash payments.',
      ],
    },
    {
      id: 'hallmark',
      title: /*i18n*/ 'Purity',
      body: [
        /*i18n*/ 'Each page names the purity of the metal and whose hallmark a piece carries. Should an assay ever find less than we sold, bring the piece and the paper: we take it back at the full price.',
      ],
    },
    {
      id: 'your-account',
      title: /*i18n*/ 'Your account',
      body: [
        /*i18n*/ 'Keep your password to yourself. You see every device that is signed in to your account, and can end each of them. We may block an account that is used to harm others or the store, and say why.',
      ],
    },
    {
      id: 'reviews',
      title: /*i18n*/ 'Reviews',
      body: [
        /*i18n*/ 'Write what you think of a piece; we read each review before it appears, and turn down only what insults, advertises, or is about something else. Your first name and an initial stand beside it.',
      ],
    },
    {
      id: 'law',
      title: /*i18n*/ 'Law',
      body: [
        /*i18n*/ 'The law of Nepal applies. If something went wrong, please tell us first: write to {email}, and a person answers.',
      ],
    },
  ],
};

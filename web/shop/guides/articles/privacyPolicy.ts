import type { ArticleText } from '../article.ts';

export const privacyPolicy: ArticleText = {
  title: /*i18n*/ 'Privacy policy',
  lead: /*i18n*/ 'We keep what an order needs, and what you allow beyond that. We sell nothing about you, and no one else’s scripts run in this store.',
  sections: [
    {
      id: 'what-we-keep',
      title: /*i18n*/ 'What we keep',
      body: [
        [
          /*i18n*/ 'With an order: your name, e-mail address, phone number and address, what you ordered and what it cost.',
          /*i18n*/ 'With an account: your name, e-mail address and phone number, your saved addresses, wishlist and cart, the pieces you looked at last, and your reviews. Your password is kept only as a hash that cannot be turned back.',
          /*i18n*/ 'For each device that is signed in: its browser, its address on the network, and when it was last used, so that you can see and end it.',
          /*i18n*/ 'With the newsletter: your e-mail address.',
          /*i18n*/ 'With an alert about a piece: your e-mail address, for a year at most.',
        ],
      ],
    },
    {
      id: 'activity',
      title: /*i18n*/ 'What you do in the store',
      body: [
        /*i18n*/ 'If you are signed in and say yes, we note the pages and pieces you look at, how far you scroll and what you click, to learn which pieces people look for. We never note what you type into a form.',
        /*i18n*/ 'We ask once, and without a yes nothing is kept. You can change your mind in your profile at any time; taking your consent back deletes what was noted. Everything of this kind is deleted after 180 days in any case.',
      ],
    },
    {
      id: 'in-your-browser',
      title: /*i18n*/ 'In your browser',
      body: [
        /*i18n*/ 'Your cart, your sign-in and small choices, such as light or dark, are kept in your own browser. While you are signed in, a copy of your cart is kept with your account, so that you find it on your other devices. One cookie, named token, keeps you signed in for 30 days. There are no cookies of others, and no advertising.',
      ],
    },
    {
      id: 'who-sees-it',
      title: /*i18n*/ 'Who sees it',
      body: [
        /*i18n*/ 'The people who work on your order, and the courier, who gets the name, phone number and address on the parcel. Anyone who knows the number of an order can see where it stands, and nothing else. We pass data on only where the law of Nepal orders us to.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'How long',
      body: [
        /*i18n*/ 'Orders stay in our books as long as the tax law asks. Your account stays until you delete it.',
      ],
    },
    {
      id: 'your-rights',
      title: /*i18n*/ 'Your data is yours',
      body: [
        [
          /*i18n*/ 'In your profile you can download everything we keep about you, as one file.',
          /*i18n*/ 'You can correct your name and phone number, and your addresses.',
          /*i18n*/ 'You can delete your account. Addresses, wishlist, cart and everything noted about you go at once; orders stay in our books without your name, phone number and street.',
        ],
        /*i18n*/ 'For anything else write to {email}.',
      ],
    },
  ],
};

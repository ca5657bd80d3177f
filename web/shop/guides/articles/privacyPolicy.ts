import { PROVIDERS } from '#domain/payments/providers/providers.ts';
import { type ArticleSource, applying } from '../article.ts';

export const privacyPolicy: ArticleSource = ({ methods, online }) => ({
  title: /*i18n*/ 'Privacy policy',
  lead: /*i18n*/ 'We keep what an order needs, and what you allow beyond that. We never sell your data, and no third-party scripts run in this store.',
  sections: [
    {
      id: 'what-we-keep',
      title: /*i18n*/ 'What we keep',
      body: [
        [
          /*i18n*/ 'With an order: your name, email address, phone number and address, what you ordered and what it cost.',
          /*i18n*/ 'With a payment: its amount, date, method and reference. With a bank transfer, also the photograph of the slip that you send. From {bankOnlyFrom}, the law requires us to keep whose bank account paid.',
          /*i18n*/ 'With an account: your name, email address and phone number, your saved addresses, wishlist and cart, the pieces you looked at last, and your reviews. Your password is kept only as a hash that cannot be turned back.',
          /*i18n*/ 'For each signed-in device: its browser, its network address and when it was last used, so that you can see it and sign it out.',
          /*i18n*/ 'With the newsletter: your email address.',
          /*i18n*/ 'With an alert about a piece: your email address, for a year at most.',
        ],
      ],
    },
    {
      id: 'activity',
      title: /*i18n*/ 'Activity in the store',
      body: [
        /*i18n*/ 'If you are signed in and agree, we record the pages and pieces you view, how far you scroll and what you click, to learn which pieces people look for. We never record what you type into a form.',
        /*i18n*/ 'We ask once and record nothing without your consent. You can change your mind in your profile at any time; withdrawing your consent deletes what was recorded. Activity is deleted after 180 days in any case.',
      ],
    },
    {
      id: 'in-your-browser',
      title: /*i18n*/ 'In your browser',
      body: [
        /*i18n*/ 'Your cart, your sign-in and preferences, such as light or dark, are kept in your own browser. While you are signed in, a copy of your cart is kept with your account, so that you find it on your other devices. One cookie, named token, keeps you signed in for 30 days. There are no third-party cookies and no advertising.',
      ],
    },
    {
      id: 'who-sees-it',
      title: /*i18n*/ 'Who sees it',
      body: [
        applying(
          /*i18n*/ 'The people who work on your order.',
          methods.includes('COD')
            ? /*i18n*/ 'The courier gets the name, phone number and address on the parcel, and the amount to collect.'
            : /*i18n*/ 'The courier gets the name, phone number and address on the parcel.',
          ...PROVIDERS.map(({ code, privacy }) => online.includes(code) && privacy),
          /*i18n*/ 'Our bank gets what you enter with a bank transfer, such as your order number.',
          /*i18n*/ 'The service that sends our emails gets your email address and what the email says.',
        ),
        /*i18n*/ 'Anyone who knows an order number can see the status of the order, and nothing personal. The link in our email opens the order of a guest, so pass it on only to people who may see it.',
        /*i18n*/ 'We share data with others only where the law of Nepal requires it.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'How long',
      body: [
        /*i18n*/ 'We keep orders for as long as tax law requires, and your account until you delete it.',
      ],
    },
    {
      id: 'your-rights',
      title: /*i18n*/ 'Your data is yours',
      body: [
        [
          /*i18n*/ 'You can download everything we keep about you, as one file, in your profile.',
          /*i18n*/ 'You can correct your name and phone number, and your addresses.',
          /*i18n*/ 'You can delete your account. Your addresses, wishlist, cart and activity are deleted at once; orders stay in our books without your name, phone number and street.',
        ],
        /*i18n*/ 'For anything else write to {email}.',
      ],
    },
  ],
});

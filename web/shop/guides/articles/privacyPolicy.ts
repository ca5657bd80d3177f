import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { type ArticleSource, omitFalse } from '../article.ts';

/** The data each payment provider receives. */
const PROVIDER_SENTENCES: Record<OnlineMethod, string> = {
  CONNECTIPS:
    /*i18n*/ 'connectIPS receives the amount, a payment reference and the order number, but not your name or contact details.',
  ESEWA: /*i18n*/ 'eSewa receives the amount and a payment reference, but not your name or contact details.',
  KHALTI:
    /*i18n*/ 'Khalti receives the amount, the order number and your name, email address and phone number.',
};

export const privacyPolicy: ArticleSource = ({ methods, online }) => ({
  title: /*i18n*/ 'Privacy policy',
  lead: /*i18n*/ 'We keep only the data your orders need and what you agree to share. We never sell your data, and this store runs no third-party scripts.',
  sections: [
    {
      id: 'what-we-keep',
      title: /*i18n*/ 'What we keep',
      body: [
        [
          /*i18n*/ 'With an order: your name, email address, phone number and address, the pieces you ordered and their prices.',
          /*i18n*/ 'With a payment: its amount, date, method and reference. With a bank transfer, also the photo of the transfer receipt you upload. From {bankOnlyFrom}, the law requires us to record the name on the bank account that paid.',
          /*i18n*/ 'With an account: your name, email address and phone number, your saved addresses, wishlist and cart, the pieces you viewed last, and your reviews. Your password is kept only as a hash, which can’t be reversed.',
          /*i18n*/ 'For each signed-in device: its browser, its IP address and when it was last used, so that you can check it and sign it out.',
          /*i18n*/ 'With the newsletter: your email address.',
          /*i18n*/ 'With an alert about a piece: your email address, for at most a year.',
        ],
      ],
    },
    {
      id: 'activity',
      title: /*i18n*/ 'Activity in the store',
      body: [
        /*i18n*/ 'If you are signed in and agree, we record the pages and pieces you view, how far you scroll and what you click, so that we learn which pieces people look for. We never record what you type into a form.',
        /*i18n*/ 'We ask once and record nothing without your consent. You can change your mind in your profile at any time; withdrawing your consent deletes what was recorded. Activity is deleted after 180 days in any case.',
      ],
    },
    {
      id: 'in-your-browser',
      title: /*i18n*/ 'In your browser',
      body: [
        /*i18n*/ 'Your cart, your sign-in and preferences such as light or dark mode are kept in your own browser. While you are signed in, your account keeps a copy of your cart for your other devices. One cookie, named token, keeps you signed in for 30 days. There are no third-party cookies and no advertising.',
      ],
    },
    {
      id: 'who-sees-it',
      title: /*i18n*/ 'Who sees it',
      body: [
        omitFalse(
          /*i18n*/ 'The people who work on your order.',
          methods.includes('COD')
            ? /*i18n*/ 'The courier receives the name, phone number and address on the parcel, and the amount to collect.'
            : /*i18n*/ 'The courier receives the name, phone number and address on the parcel.',
          ...ONLINE_METHODS.map((method) => online.includes(method) && PROVIDER_SENTENCES[method]),
          /*i18n*/ 'Our bank receives the details you enter with a bank transfer, such as your order number.',
          /*i18n*/ 'The service that sends our emails receives your email address and the content of the email.',
        ),
        /*i18n*/ 'Anyone who has an order number can see the status of the order, but no personal details. The link in our email opens a guest’s order, so share it only with people you trust.',
        /*i18n*/ 'We share data with others only where the law of Nepal requires it.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'How long we keep it',
      body: [
        /*i18n*/ 'We keep orders for as long as tax law requires, and your account until you delete it.',
      ],
    },
    {
      id: 'your-rights',
      title: /*i18n*/ 'Your data is yours',
      body: [
        [
          /*i18n*/ 'You can download everything we keep about you as one file from your profile.',
          /*i18n*/ 'You can correct your name and phone number, and your addresses.',
          /*i18n*/ 'You can delete your account. Your addresses, wishlist, cart and activity are deleted immediately. We keep orders in our financial records, without your name, phone number or street address.',
        ],
        /*i18n*/ 'For any other request, write to {email}.',
      ],
    },
  ],
});

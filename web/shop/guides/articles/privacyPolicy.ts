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
          /*i18n*/ 'When you order: your name, email address, phone number and address, and the pieces you ordered with their prices.',
          /*i18n*/ 'When you pay: the amount, date, method and reference and, for a bank transfer, the photo of the transfer receipt you upload. For payments of {bankOnlyFrom} or more, the law requires us to record the name on the bank account the money came from.',
          /*i18n*/ 'If you have an account: your name, email address and phone number, your saved addresses, wishlist and cart, your recently viewed pieces, and your reviews. We store your password only as a hash, which can’t be reversed.',
          /*i18n*/ 'For each signed-in device: its browser, its IP address and when it was last used, so that you can recognise the device and sign it out.',
          /*i18n*/ 'If you subscribe to our newsletter: your email address.',
          /*i18n*/ 'If you set an alert for a piece: your email address, for up to a year.',
        ],
      ],
    },
    {
      id: 'activity',
      title: /*i18n*/ 'Activity in the store',
      body: [
        /*i18n*/ 'If you are signed in and agree, we record the pages and pieces you view, how far you scroll and what you click, so that we can learn which pieces people look for. We never record what you type into a form.',
        /*i18n*/ 'We ask for your consent once and record nothing without it. You can change your mind in your profile at any time; if you withdraw your consent, we delete what was recorded. In any case, we delete your activity after 180 days.',
      ],
    },
    {
      id: 'in-your-browser',
      title: /*i18n*/ 'In your browser',
      body: [
        /*i18n*/ 'Your cart, your sign-in and preferences such as light or dark mode are kept in your own browser. While you are signed in, your account keeps a copy of your cart for your other devices. A single cookie, called “token”, keeps you signed in for 30 days. There are no third-party cookies and no advertising.',
      ],
    },
    {
      id: 'who-sees-it',
      title: /*i18n*/ 'Who sees your data',
      body: [
        omitFalse(
          /*i18n*/ 'Members of our team who work on your order see its details.',
          methods.includes('COD')
            ? /*i18n*/ 'The courier receives the name, phone number and address on the parcel, and the amount to collect.'
            : /*i18n*/ 'The courier receives the name, phone number and address on the parcel.',
          ...ONLINE_METHODS.map((method) => online.includes(method) && PROVIDER_SENTENCES[method]),
          /*i18n*/ 'Our bank receives the details you enter when you make a bank transfer, such as your order number.',
          /*i18n*/ 'The service that sends our emails receives your email address and the content of each email.',
        ),
        /*i18n*/ 'Anyone who has an order number can see the status of the order, but no personal details. If you order as a guest, the link in our email opens your order, so share it only with people you trust.',
        /*i18n*/ 'We share your data with anyone else only where Nepali law requires it.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'How long we keep your data',
      body: [
        /*i18n*/ 'We keep orders for as long as tax law requires, and your account until you delete it.',
      ],
    },
    {
      id: 'your-rights',
      title: /*i18n*/ 'Your data is yours',
      body: [
        [
          /*i18n*/ 'In your profile, you can download a single file with everything we keep about you.',
          /*i18n*/ 'You can correct your name, phone number and addresses.',
          /*i18n*/ 'You can delete your account. If you do, we delete your addresses, wishlist, cart and activity immediately. We keep your orders in our financial records, without your name, phone number or street address.',
        ],
        /*i18n*/ 'For any other request, write to {email}.',
      ],
    },
  ],
});

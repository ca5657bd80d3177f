import { omitFalse } from '../article.ts';
import type { StoreOffer } from '../offer.ts';
import { describePaymentLimits, describeReservationTimes } from './paymentRules.ts';

/** Question and answer. The texts are translated; placeholders are filled with store settings. */
interface Question {
  question: string;
  /** Sentences that are understandable on their own. */
  answer: readonly string[];
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

/** Returns the questions that apply to the store's settings. */
export const buildFaq = (offer: StoreOffer): readonly QuestionGroup[] => [
  {
    title: /*i18n*/ 'Pieces and prices',
    questions: [
      {
        question: /*i18n*/ 'How are prices calculated?',
        answer: [
          /*i18n*/ 'Each price is the metal, by net weight and purity at the day’s rate, plus the making charge and the stones. See “How this price is calculated” on the product page.',
        ],
      },
      {
        question: /*i18n*/ 'Why has a price changed since yesterday?',
        answer: [
          /*i18n*/ 'Gold and silver rates change on most days, and our prices change with them. Once you’ve placed an order, its price stays the same.',
        ],
      },
      {
        question: /*i18n*/ 'What do 22K, 18K and 925 mean?',
        answer: [
          /*i18n*/ 'They give the share of pure metal: 22K gold is 22 parts in 24, 18K is 18 in 24, and 925 silver is 925 in 1,000. The rest is other metals, which make gold and silver hard enough to wear.',
        ],
      },
      {
        question: /*i18n*/ 'How heavy is a tola?',
        answer: [
          /*i18n*/ 'A tola is {tola} g. The federation of gold and silver dealers publishes its rates per tola, and we show weights in both grams and tola.',
        ],
      },
      {
        question: /*i18n*/ 'Are your pieces hallmarked?',
        answer: [
          /*i18n*/ 'Each product page states the piece’s hallmark. If none is stated, the piece isn’t hallmarked yet.',
        ],
      },
      {
        question: /*i18n*/ 'Which ring size should I choose?',
        answer: [
          /*i18n*/ 'Use our size guide to measure a ring that fits: all you need is your screen and a bank card. If you’re between two sizes, choose the larger one.',
        ],
      },
    ],
  },
  {
    title: /*i18n*/ 'Ordering and paying',
    questions: omitFalse<Question>(
      {
        question: /*i18n*/ 'Do I need an account?',
        answer: [
          /*i18n*/ 'No. You can order as a guest with your name, email address and phone number, and track your order by its number. An account also saves your addresses, wishlist and orders.',
        ],
      },
      {
        question: /*i18n*/ 'How can I pay?',
        answer: [
          /*i18n*/ 'You can pay by {methods}. The checkout shows which methods are available for your order, and why others are not.',
          /*i18n*/ 'To pay by bank transfer, use the account shown on your order.',
        ],
      },
      {
        question: /*i18n*/ 'How much can I pay with each method?',
        answer: describePaymentLimits(offer),
      },
      {
        question: /*i18n*/ 'How long do you reserve pieces that I haven’t paid for yet?',
        answer: describeReservationTimes(offer),
      },
      offer.online.length > 0 && {
        question: /*i18n*/ 'I left the payment page. Was I charged?',
        answer: [
          /*i18n*/ 'Open your order: it shows every payment we have received. If a payment was not completed, your order says so, and you can pay again. If you’re not sure, first choose “Check payment status” on your order.',
        ],
      },
      {
        question: /*i18n*/ 'What is the estimated tax on my order?',
        answer: [
          /*i18n*/ 'The estimated tax is {taxPercent}% of the price of the pieces after any discount. The checkout shows it on a separate line before you order.',
        ],
      },
      {
        question: /*i18n*/ 'Why doesn’t my coupon work?',
        answer: [
          /*i18n*/ 'The cart shows the reason. The coupon may have expired or been used up, or your order may be below its minimum.',
        ],
      },
      {
        question: /*i18n*/ 'Can I change or cancel my order?',
        answer: [
          /*i18n*/ 'To change the address or contact details, call {phone} before the order ships. Until then, you can also cancel the order in your account or, if you ordered as a guest and haven’t paid yet, with the link in our email.',
        ],
      },
    ),
  },
  {
    title: /*i18n*/ 'Delivery and returns',
    questions: [
      {
        question: /*i18n*/ 'When will my order arrive?',
        answer: [
          /*i18n*/ 'In {valleyMin} to {valleyMax} working days in the Kathmandu Valley, {othersMin} to {othersMax} in most other districts, and {remoteMin} to {remoteMax} in remote mountain districts. Each product page shows the estimated delivery dates for your district.',
        ],
      },
      {
        question: /*i18n*/ 'What does shipping cost?',
        answer: [
          offer.hasShippingFee
            ? /*i18n*/ '{freeShipping}. Shipping on smaller orders costs {shippingFee}.'
            : /*i18n*/ '{freeShipping}.',
        ],
      },
      {
        question: /*i18n*/ 'Where is my order?',
        answer: [
          /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB, under “Track Order”. You’ll find the number on the page you saw after ordering and in our email to you.',
        ],
      },
      {
        question: /*i18n*/ 'Can I return a piece?',
        answer: [
          /*i18n*/ '{returnDays, plural, =0 {Only if it arrives damaged or isn’t the one you ordered. We’ll take it back at our cost at any time.} one {Yes, within a day of delivery, unworn and with its tag and box. If a piece arrives damaged or isn’t the one you ordered, we’ll take it back at our cost at any time.} other {Yes, within # days of delivery, unworn and with its tag and box. If a piece arrives damaged or isn’t the one you ordered, we’ll take it back at our cost at any time.}}',
        ],
      },
    ],
  },
  {
    title: /*i18n*/ 'Care and repair',
    questions: omitFalse<Question>(
      offer.hasAssurance('CLEANING') && {
        question: /*i18n*/ 'Is cleaning really free for life?',
        answer: [
          /*i18n*/ 'Yes. Bring any of our pieces to {address}. Cleaning and polishing are free, as often as you like.',
        ],
      },
      {
        question: /*i18n*/ 'Can a ring be made larger or smaller later?',
        answer: [
          /*i18n*/ 'Most plain bands can be resized by up to two sizes. Rings with a pattern or with stones all the way round can’t be resized. Please ask us before you order.',
        ],
      },
      {
        question: /*i18n*/ 'A stone has come loose. What should I do?',
        answer: [
          /*i18n*/ 'Stop wearing the piece, keep the stone safe and bring us both. We’ll quote for the repair before we begin.',
        ],
      },
    ),
  },
  {
    title: /*i18n*/ 'Account and privacy',
    questions: [
      {
        question: /*i18n*/ 'I forgot my password.',
        answer: [
          /*i18n*/ 'Choose “Forgot your password?” on the login page. We’ll send you a link that works once and expires in 30 minutes.',
        ],
      },
      {
        question: /*i18n*/ 'What data do you keep about me?',
        answer: [
          /*i18n*/ 'The data your orders need and, only with your consent, the pages and pieces you view. Our privacy policy has the details, including who receives which data.',
        ],
      },
      {
        question: /*i18n*/ 'How do I delete my account?',
        answer: [
          /*i18n*/ 'In your profile. You’ll need your password to confirm. We keep your orders in our financial records, without your name, phone number or street address.',
        ],
      },
    ],
  },
];

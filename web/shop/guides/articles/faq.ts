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
          /*i18n*/ 'The metal by net weight and purity at the day’s rate, plus the making charge, plus the stones. See “How this price is calculated” on every product page.',
        ],
      },
      {
        question: /*i18n*/ 'Why did a price change since yesterday?',
        answer: [
          /*i18n*/ 'Gold and silver rates change on most days, and our prices follow them. Your order keeps the price it was placed at.',
        ],
      },
      {
        question: /*i18n*/ 'What do 22K, 18K and 925 mean?',
        answer: [
          /*i18n*/ 'The share of pure metal: 22K gold is 22 parts of 24, 18K is 18 of 24, and 925 silver is 925 of 1,000. The rest makes it hard enough to wear.',
        ],
      },
      {
        question: /*i18n*/ 'How much is a tola?',
        answer: [
          /*i18n*/ 'A tola is {tola} g, the weight for which the federation of gold and silver dealers publishes its rates. We show both grams and tola.',
        ],
      },
      {
        question: /*i18n*/ 'Are the pieces hallmarked?',
        answer: [
          /*i18n*/ 'Each product page states the piece’s hallmark. If none is stated, the piece isn’t hallmarked yet.',
        ],
      },
      {
        question: /*i18n*/ 'Which ring size should I choose?',
        answer: [
          /*i18n*/ 'Measure a ring that fits with our size guide: all you need is your screen and a bank card. Between two sizes, choose the larger one.',
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
          /*i18n*/ 'No. As a guest you only give a name, an email address and a phone number, and track your order by its number. An account also saves your addresses, wishlist and orders.',
        ],
      },
      {
        question: /*i18n*/ 'How can I pay?',
        answer: [
          /*i18n*/ 'You can pay with {methods}. The checkout shows which methods are available for your order, and why others are not.',
          /*i18n*/ 'To pay by bank transfer, use the account shown on your order.',
        ],
      },
      {
        question: /*i18n*/ 'How much can I pay with each method?',
        answer: describePaymentLimits(offer),
      },
      {
        question: /*i18n*/ 'How long are my pieces reserved until I pay?',
        answer: describeReservationTimes(offer),
      },
      offer.online.length > 0 && {
        question: /*i18n*/ 'I left the payment page. Was I charged?',
        answer: [
          /*i18n*/ 'Open your order: it shows every payment we have received. If a payment was not completed, the order says so, and you can pay again. If you are not sure, choose “Check payment status” there first.',
        ],
      },
      {
        question: /*i18n*/ 'What is the estimated tax on my order?',
        answer: [
          /*i18n*/ 'Estimated tax of {taxPercent}% on the discounted price of the pieces. The checkout shows it on its own line before you order.',
        ],
      },
      {
        question: /*i18n*/ 'My coupon does not work. Why?',
        answer: [
          /*i18n*/ 'The cart shows the reason: the coupon may have expired, need a larger order or have reached its limit.',
        ],
      },
      {
        question: /*i18n*/ 'Can I change or cancel my order?',
        answer: [
          /*i18n*/ 'To change the address or contact, call {phone} before the order ships. Until then you can also cancel it: in your account or, for an unpaid guest order, with the link in our email.',
        ],
      },
    ),
  },
  {
    title: /*i18n*/ 'Delivery and returns',
    questions: [
      {
        question: /*i18n*/ 'When will it arrive?',
        answer: [
          /*i18n*/ 'In the Kathmandu valley in {valleyMin} to {valleyMax} working days, in most districts in {othersMin} to {othersMax}, in remote mountain districts in {remoteMin} to {remoteMax}. Each product page shows the delivery days for your district.',
        ],
      },
      {
        question: /*i18n*/ 'What does shipping cost?',
        answer: [
          offer.hasShippingFee
            ? /*i18n*/ '{freeShipping}. Smaller orders pay {shippingFee} for shipping.'
            : /*i18n*/ '{freeShipping}.',
        ],
      },
      {
        question: /*i18n*/ 'Where is my order?',
        answer: [
          /*i18n*/ 'Enter your order number, such as JW-7K2M9QX4TB, under Track order. You will find it on the page you saw after ordering and in our email to you.',
        ],
      },
      {
        question: /*i18n*/ 'Can I return a piece?',
        answer: [
          /*i18n*/ '{returnDays, plural, =0 {Only if it is damaged or wrong. We take it back at our cost at any time.} one {Yes, within a day of delivery, unworn and with its tag and box. We take back a damaged or wrong piece at our cost at any time.} other {Yes, within # days of delivery, unworn and with its tag and box. We take back a damaged or wrong piece at our cost at any time.}}',
        ],
      },
    ],
  },
  {
    title: /*i18n*/ 'Care and repair',
    questions: omitFalse<Question>(
      offer.hasAssurance('CLEANING') && {
        question: /*i18n*/ 'Is the cleaning really free for life?',
        answer: [
          /*i18n*/ 'Yes. Bring any of our pieces to {address}. Cleaning and polishing are free, as often as you like.',
        ],
      },
      {
        question: /*i18n*/ 'Can a ring be made larger or smaller later?',
        answer: [
          /*i18n*/ 'Most plain bands can be resized by up to two sizes. Rings with a pattern or with stones all around cannot. Please ask us before you order.',
        ],
      },
      {
        question: /*i18n*/ 'A stone came loose. What should I do?',
        answer: [
          /*i18n*/ 'Stop wearing the piece, keep the stone and bring both to us. We’ll quote the cost before we begin.',
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
          /*i18n*/ 'Choose “Forgot your password?” on the login page. We will send you a link that works once, for 30 minutes.',
        ],
      },
      {
        question: /*i18n*/ 'What data do you keep about me?',
        answer: [
          /*i18n*/ 'The details your order needs and, only with your consent, the pages and pieces you view. Our privacy policy has the details, including who receives which data.',
        ],
      },
      {
        question: /*i18n*/ 'How do I delete my account?',
        answer: [
          /*i18n*/ 'In your profile, with your password. We keep your orders in our financial records, without your name, phone number or street address.',
        ],
      },
    ],
  },
];

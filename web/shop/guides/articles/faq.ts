/** A question as people ask it, and its answer. Sources for translation, with the store's facts in braces. */
export interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

export const faq: readonly QuestionGroup[] = [
  {
    title: /*i18n*/ 'Pieces and prices',
    questions: [
      {
        question: /*i18n*/ 'How is a price made?',
        answer:
          /*i18n*/ 'Metal by net weight and purity at the rate of the day, plus making, plus stones. Open “How this price is made” on the page of a piece: the lines add up to the price.',
      },
      {
        question: /*i18n*/ 'Why did a price change since yesterday?',
        answer:
          /*i18n*/ 'The rate of gold and silver is set anew on most days, and the prices of our pieces follow it. Your order keeps the price it was placed at.',
      },
      {
        question: /*i18n*/ 'What do 22K, 18K and 925 mean?',
        answer:
          /*i18n*/ 'The share of pure metal: 22K gold is 22 parts of 24, 18K is 18 of 24, and 925 silver is 925 of 1,000. The rest makes it hard enough to wear.',
      },
      {
        question: /*i18n*/ 'How much is a tola?',
        answer:
          /*i18n*/ 'A tola is {tola} g, the weight for which the federation of gold and silver dealers publishes its rates. We show grams first, and tola beside them.',
      },
      {
        question: /*i18n*/ 'Are the pieces hallmarked?',
        answer:
          /*i18n*/ 'The page of each piece says whose hallmark it carries. If none is named there, it has none yet, and we say so rather than guess.',
      },
      {
        question: /*i18n*/ 'Which ring size do I take?',
        answer:
          /*i18n*/ 'Lay a ring that fits on your screen: the size guide measures it against a bank card. Between two sizes take the larger one.',
      },
    ],
  },
  {
    title: /*i18n*/ 'Ordering and paying',
    questions: [
      {
        question: /*i18n*/ 'Do I need an account?',
        answer:
          /*i18n*/ 'No. As a guest you give a name, an e-mail address and a phone number, and track the order by its number. With an account you also keep addresses, a wishlist and your orders.',
      },
      {
        question: /*i18n*/ 'How can I pay?',
        answer:
          /*i18n*/ 'In cash when the parcel arrives, below {codLimit}, or by bank transfer. The account stands on your order.',
      },
      {
        question: /*i18n*/ 'Why can I not pay a large order in cash?',
        answer:
          /*i18n*/ 'The law of Nepal does not allow cash payments of {codLimit} or more. Such an order is paid by bank transfer.',
      },
      {
        question: /*i18n*/ 'What is the estimated tax on my order?',
        answer:
          /*i18n*/ 'Estimated tax of {taxPercent}% on the discounted price of the pieces. The checkout shows it on its own line before you order.',
      },
      {
        question: /*i18n*/ 'My coupon does not work. Why?',
        answer:
          /*i18n*/ 'The cart says the reason: it may have run out, ask for a larger cart, or have been used as often as it may.',
      },
      {
        question: /*i18n*/ 'Can I change or cancel my order?',
        answer:
          /*i18n*/ 'The address and the contact as long as the order waits to be confirmed; the whole order can be cancelled until it ships. Open it in your account, or call {phone}.',
      },
    ],
  },
  {
    title: /*i18n*/ 'Delivery and returns',
    questions: [
      {
        question: /*i18n*/ 'When will it arrive?',
        answer:
          /*i18n*/ 'In the Kathmandu valley in 1 to 2 working days, in most districts in 3 to 5, in far mountain districts in 6 to 9. The page of a piece shows the days for your district.',
      },
      {
        question: /*i18n*/ 'What does shipping cost?',
        answer:
          /*i18n*/ 'Free shipping on orders above {freeShippingFrom}. Below {freeShippingFrom} it costs {shippingFee}.',
      },
      {
        question: /*i18n*/ 'Where is my order?',
        answer:
          /*i18n*/ 'Enter its number, such as JW-7K2M9QX4TB, under Track order. It stands on the page you saw after ordering and in the message we sent you.',
      },
      {
        question: /*i18n*/ 'Can I return a piece?',
        answer:
          /*i18n*/ 'Within 7 days of delivery, unworn and with its tag and box. A damaged or wrong piece we take back at our cost at any time.',
      },
    ],
  },
  {
    title: /*i18n*/ 'Care and repair',
    questions: [
      {
        question: /*i18n*/ 'Is the cleaning really free for life?',
        answer:
          /*i18n*/ 'Yes. Bring any piece of ours to {address}; cleaning and polishing cost nothing, as often as you like.',
      },
      {
        question: /*i18n*/ 'Can a ring be made larger or smaller later?',
        answer:
          /*i18n*/ 'Most plain bands by two sizes either way. Rings with stones all around or with a pattern cannot. Ask us before you order.',
      },
      {
        question: /*i18n*/ 'A stone came loose. What now?',
        answer:
          /*i18n*/ 'Stop wearing the piece, keep the stone, and bring both. We look at it with you and tell you the cost before we begin.',
      },
    ],
  },
  {
    title: /*i18n*/ 'Account and privacy',
    questions: [
      {
        question: /*i18n*/ 'I forgot my password.',
        answer: /*i18n*/ 'Ask for a link under Login. It works once, for 30 minutes.',
      },
      {
        question: /*i18n*/ 'What do you note about me?',
        answer:
          /*i18n*/ 'What an order needs, and, only with your consent, which pages and pieces you look at. The privacy policy says it in full.',
      },
      {
        question: /*i18n*/ 'How do I delete my account?',
        answer:
          /*i18n*/ 'In your profile, with your password. Orders stay in our books without your name, phone number and street.',
      },
    ],
  },
];

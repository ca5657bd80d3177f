import type { ArticleText } from '../article.ts';

export const shippingPolicy: ArticleText = {
  title: /*i18n*/ 'Shipping policy',
  lead: /*i18n*/ 'We send to all 77 districts of Nepal. Free shipping on orders above {freeShippingFrom}; below {freeShippingFrom} shipping costs {shippingFee}.',
  sections: [
    {
      id: 'cost',
      title: /*i18n*/ 'What it costs',
      body: [
        /*i18n*/ 'What counts is the pieces in your cart, before any coupon: free at {freeShippingFrom} and above. Below that it is {shippingFee} for the whole order, however many pieces it holds. Your cart and the checkout show it before you order; nothing is added later.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'How long it takes',
      body: [
        /*i18n*/ 'Counted in working days of the courier, Sunday to Friday, from the day after you order:',
        [
          /*i18n*/ 'Kathmandu, Lalitpur and Bhaktapur: 1 to 2 days.',
          /*i18n*/ 'Most other districts: 3 to 5 days.',
          /*i18n*/ 'Far mountain districts, such as Humla, Dolpa, Mustang or Taplejung: 6 to 9 days.',
        ],
        /*i18n*/ 'The page of each piece shows the days for your district, and every order shows the days it should arrive between. Monsoon roads and festival days can add to them; we write to you when we know.',
      ],
    },
    {
      id: 'tracking',
      title: /*i18n*/ 'Where your parcel is',
      body: [
        /*i18n*/ 'Your order has a number that begins with JW-. Enter it under Track order to see where the order stands; no account is needed, and the page shows nothing personal. When the parcel leaves us, the courier and the courier’s own number appear there too, and we write to you.',
      ],
    },
    {
      id: 'handing-over',
      title: /*i18n*/ 'Handing over',
      body: [
        /*i18n*/ 'Parcels leave us sealed. Please look at the seal before you accept one; if it is broken, refuse the parcel and call us at {phone}.',
        /*i18n*/ 'Please give a phone number that the courier can reach, and a landmark: many of our streets have no number.',
        /*i18n*/ 'Cash on delivery is paid to the courier when the parcel is handed over. The law limits cash payments, so orders of {codLimit} or more are paid by bank transfer.',
      ],
    },
    {
      id: 'changes',
      title: /*i18n*/ 'Changing the address',
      body: [
        /*i18n*/ 'As long as an order is waiting to be confirmed, you can change its address yourself on the page of the order. After that, call us: until the parcel has left, we can usually still help.',
      ],
    },
  ],
};

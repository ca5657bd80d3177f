import { type ArticleSource, omitFalse } from '../article.ts';
import { describeAdvanceLimits } from './paymentRules.ts';

export const shippingPolicy: ArticleSource = (offer) => ({
  title: /*i18n*/ 'Shipping policy',
  lead: offer.hasShippingFee
    ? /*i18n*/ 'We deliver to all 77 districts of Nepal. {freeShipping}. Smaller orders pay {shippingFee} for shipping.'
    : /*i18n*/ 'We deliver to all 77 districts of Nepal. {freeShipping}.',
  sections: [
    {
      id: 'cost',
      title: /*i18n*/ 'Shipping costs',
      body: [
        offer.hasShippingFee
          ? /*i18n*/ 'We count the price of the pieces before tax and before any coupon. Smaller orders pay {shippingFee} for the whole order, however many pieces it contains. Your cart and the checkout show it before you order; nothing is added later.'
          : /*i18n*/ 'Shipping is free, however many pieces you order.',
      ],
    },
    {
      id: 'how-long',
      title: /*i18n*/ 'Delivery times',
      body: [
        /*i18n*/ 'In courier working days, Sunday to Friday, starting the day after you order:',
        [
          /*i18n*/ 'Kathmandu, Lalitpur and Bhaktapur: {valleyMin} to {valleyMax} days.',
          /*i18n*/ 'Most other districts: {othersMin} to {othersMax} days.',
          /*i18n*/ 'Remote mountain districts, such as Humla, Dolpa, Mustang or Taplejung: {remoteMin} to {remoteMax} days.',
        ],
        /*i18n*/ 'If you pay in advance, we count from the day your payment arrives.',
        /*i18n*/ 'Each product page shows the delivery days for your district, and every order shows its estimated delivery. Monsoon roads and festivals can cause delays; we will let you know.',
      ],
    },
    {
      id: 'tracking',
      title: /*i18n*/ 'Tracking your parcel',
      body: [
        /*i18n*/ 'Your order number starts with JW-. Enter it under Track order to see the status of your order. You don’t need an account, and the page shows no personal details. When your parcel ships, the courier and the tracking number appear there too, and we email you.',
      ],
    },
    {
      id: 'handing-over',
      title: /*i18n*/ 'Receiving your parcel',
      body: omitFalse(
        offer.hasAssurance('INSURED_PARCEL') &&
          /*i18n*/ 'Every parcel is insured for its full value until you receive it.',
        /*i18n*/ 'All parcels are sealed. Please check the seal before you accept one; if it is broken, refuse the parcel and call us at {phone}.',
        /*i18n*/ 'Please give a phone number that the courier can reach, and a landmark: many of our streets have no number.',
        offer.methods.includes('COD')
          ? /*i18n*/ 'Cash on delivery is paid to the courier when the parcel is handed over. Orders of {codLimit} or more are paid in advance, with {prepaid}.'
          : /*i18n*/ 'Orders are paid in advance, with {prepaid}.',
        ...describeAdvanceLimits(offer),
      ),
    },
    {
      id: 'changes',
      title: /*i18n*/ 'Changing the address',
      body: [/*i18n*/ 'Call us as soon as you can: until the parcel ships, we can usually still change it.'],
    },
  ],
});

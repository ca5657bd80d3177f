import { type ArticleSource, omitFalse } from '../article.ts';
import { describeAdvanceLimits } from './paymentRules.ts';

export const shippingPolicy: ArticleSource = (offer) => ({
  title: /*i18n*/ 'Shipping policy',
  lead: offer.hasShippingFee
    ? /*i18n*/ 'We deliver to all 77 districts of Nepal. {freeShipping}. Shipping on smaller orders costs {shippingFee}.'
    : /*i18n*/ 'We deliver to all 77 districts of Nepal. {freeShipping}.',
  sections: [
    {
      id: 'cost',
      title: /*i18n*/ 'Shipping costs',
      body: [
        offer.hasShippingFee
          ? /*i18n*/ 'The free-shipping minimum is based on the price of the pieces before tax and before any coupon. On smaller orders, shipping costs {shippingFee} for the whole order, however many pieces it contains. Your cart and the checkout show the shipping cost before you order; nothing is added later.'
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
        /*i18n*/ 'If you pay in advance, the days are counted from the day your payment arrives.',
        /*i18n*/ 'Each product page shows the estimated delivery dates for your district, and each order shows its own. Monsoon rains and festivals can cause delays; if they do, we’ll let you know.',
      ],
    },
    {
      id: 'tracking',
      title: /*i18n*/ 'Tracking your parcel',
      body: [
        /*i18n*/ 'Your order number starts with JW-. Enter it under “Track Order” to see the status of your order. You don’t need an account, and the page shows no personal details. When your parcel ships, the page also shows the courier and the tracking number, and we’ll email you.',
      ],
    },
    {
      id: 'handing-over',
      title: /*i18n*/ 'Receiving your parcel',
      body: omitFalse(
        offer.hasAssurance('INSURED_PARCEL') &&
          /*i18n*/ 'Every parcel is insured for its full value until you receive it.',
        /*i18n*/ 'Every parcel is sealed. Please check the seal before you accept yours; if the seal is broken, refuse the parcel and call us on {phone}.',
        /*i18n*/ 'Please give a phone number the courier can reach you on, and a landmark: many of our streets have no house numbers.',
        offer.methods.includes('COD')
          ? /*i18n*/ 'With cash on delivery, you pay the courier when you receive the parcel. Orders of {codLimit} or more must be paid in advance by {prepaid}.'
          : /*i18n*/ 'Orders must be paid in advance by {prepaid}.',
        ...describeAdvanceLimits(offer),
      ),
    },
    {
      id: 'changes',
      title: /*i18n*/ 'Changing the address',
      body: [
        /*i18n*/ 'Call us as soon as you can: until the parcel ships, we can usually still change the address.',
      ],
    },
  ],
});

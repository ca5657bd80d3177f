import type { RateRule } from '#domain/orders/booking/bookingSettings.ts';
import type { AssuranceName } from '#domain/store/assurances.ts';

/** How the settings are named, on their screen and where two versions of them are compared. */
export const factTexts = {
  name: /*i18n*/ 'Store name',
  email: /*i18n*/ 'Email',
  phone: /*i18n*/ 'Phone',
  address: /*i18n*/ 'Address',
  addressNe: /*i18n*/ 'Address in Nepali',
  pan: /*i18n*/ 'PAN or VAT number',
} as const;

export const figureTexts = {
  shippingFee: /*i18n*/ 'Shipping, in rupees',
  freeShippingFrom: /*i18n*/ 'Free shipping at and above, in rupees',
  taxPercent: /*i18n*/ 'Estimated tax, in percent',
  codLimit: /*i18n*/ 'Cash on delivery below, in rupees',
  paymentHoldMinutes: /*i18n*/ 'Time to pay online, in minutes',
  transferHours: /*i18n*/ 'Time to pay by bank transfer, in hours',
  leastPartPercent: /*i18n*/ 'Smallest part payment, in percent of the total',
  returnDays: /*i18n*/ 'Days for returns after delivery',
  unpaidSumLimit: /*i18n*/ 'Unpaid orders of a new customer, in rupees',
  unpaidCountLimit: /*i18n*/ 'Number of unpaid orders of a new customer',
  unpaidPiecesLimit: /*i18n*/ 'Pieces in unpaid orders of a new customer',
  rateLockMinutes: /*i18n*/ 'Prices held in the checkout, in minutes',
  rateLockMaxChangePercent: /*i18n*/ 'Rate change that ends held prices, in percent',
  lowStockLevel: /*i18n*/ 'Low in stock at and below, in pieces',
  counterBuyerFrom: /*i18n*/ 'Counter asks for name and phone from, in rupees',
  counterPanFrom: /*i18n*/ 'Counter asks for the PAN from, in rupees',
} as const;

export const taxDisplayText = /*i18n*/ 'Show prices with tax in the shop';

export const bankTexts = {
  bankName: /*i18n*/ 'Bank',
  accountName: /*i18n*/ 'Account holder',
  accountNumber: /*i18n*/ 'Account number',
  branch: /*i18n*/ 'Branch',
} as const;

export const assuranceTexts: Record<AssuranceName, string> = {
  RETURNS: /*i18n*/ 'Days for returns',
  SIZE_EXCHANGE: /*i18n*/ 'Size exchange',
  INSURED_PARCEL: /*i18n*/ 'Insured parcel',
  CLEANING: /*i18n*/ 'Lifetime cleaning',
};

export const featureTexts = {
  trackOrder: /*i18n*/ 'Track an order',
  myOrders: /*i18n*/ 'The customer’s orders',
  orderDetail: /*i18n*/ 'A single order',
  profile: /*i18n*/ 'The customer’s profile',
} as const;

export const bookingTexts = {
  isOffered: /*i18n*/ 'Pieces can be booked with an advance',
  advancePercent: /*i18n*/ 'Paid now, in percent of the total',
  days: /*i18n*/ 'The rest is due within, in days',
  rateRule: /*i18n*/ 'Price of the rest',
  keepsPercent: /*i18n*/ 'Kept if the rest does not come, in percent of the advance',
} as const;

export const rateRuleTexts: Record<RateRule, string> = {
  FIXED: /*i18n*/ 'As on the day of the booking',
  LOWER_OF_BOTH: /*i18n*/ 'Lower, if the rate has fallen',
};

export const originsText = /*i18n*/ 'Websites that may use the API';

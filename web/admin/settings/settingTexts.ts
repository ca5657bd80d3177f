import type { RateRule } from '#domain/orders/booking/bookingSettings.ts';
import type { AssuranceName } from '#domain/store/assurances.ts';

/** Labels of settings, on their screen and in comparisons of two versions. */
export const storeDetailTexts = {
  name: /*i18n*/ 'Store name',
  email: /*i18n*/ 'Email',
  phone: /*i18n*/ 'Phone',
  address: /*i18n*/ 'Address',
  addressNe: /*i18n*/ 'Address in Nepali',
  pan: /*i18n*/ 'PAN or VAT number',
} as const;

export const figureTexts = {
  shippingFee: /*i18n*/ 'Shipping (NPR)',
  freeShippingFrom: /*i18n*/ 'Free shipping minimum (NPR)',
  taxPercent: /*i18n*/ 'Estimated tax (%)',
  codLimit: /*i18n*/ 'Cash on delivery below (NPR)',
  paymentHoldMinutes: /*i18n*/ 'Time to pay online (minutes)',
  transferHours: /*i18n*/ 'Time to pay by bank transfer (hours)',
  minPartialPaymentPercent: /*i18n*/ 'Minimum part payment (% of total)',
  returnDays: /*i18n*/ 'Return period after delivery (days)',
  unpaidTotalLimit: /*i18n*/ 'Unpaid amount per new customer (NPR)',
  unpaidCountLimit: /*i18n*/ 'Unpaid orders per new customer',
  unpaidItemsLimit: /*i18n*/ 'Items in unpaid orders per new customer',
  priceHoldMinutes: /*i18n*/ 'Price hold at checkout (minutes)',
  priceHoldMaxRateChangePercent: /*i18n*/ 'Rate change that ends a price hold (%)',
  lowStockLevel: /*i18n*/ 'Low-stock limit (items)',
  counterCustomerDetailsFrom: /*i18n*/ 'Counter sale amount that requires name and phone (NPR)',
  counterPanFrom: /*i18n*/ 'Counter sale amount that requires a PAN (NPR)',
} as const;

export const taxDisplayText = /*i18n*/ 'Show prices with tax in the shop';

export const bankTexts = {
  bankName: /*i18n*/ 'Bank',
  accountName: /*i18n*/ 'Account holder',
  accountNumber: /*i18n*/ 'Account number',
  branch: /*i18n*/ 'Branch',
} as const;

export const assuranceTexts: Record<AssuranceName, string> = {
  RETURNS: /*i18n*/ 'Return period',
  SIZE_EXCHANGE: /*i18n*/ 'Size exchange',
  INSURED_PARCEL: /*i18n*/ 'Insured delivery',
  CLEANING: /*i18n*/ 'Lifetime cleaning',
};

export const featureTexts = {
  trackOrder: /*i18n*/ 'Track an order',
  myOrders: /*i18n*/ 'My orders',
  orderDetail: /*i18n*/ 'Order details',
  profile: /*i18n*/ 'Profile',
} as const;

export const bookingTexts = {
  isOffered: /*i18n*/ 'Allow bookings with an advance',
  advancePercent: /*i18n*/ 'Advance (% of total)',
  days: /*i18n*/ 'Remaining amount due within (days)',
  rateRule: /*i18n*/ 'Price used for the remaining amount',
  keepsPercent: /*i18n*/ 'Forfeited part of the advance (%)',
} as const;

export const rateRuleTexts: Record<RateRule, string> = {
  FIXED: /*i18n*/ 'Fixed on the day of the booking',
  LOWER_OF_BOTH: /*i18n*/ 'Lower if the rate has fallen',
};

export const originsText = /*i18n*/ 'Websites allowed to use the API';

import { type BookingSettings, DEFAULT_BOOKING_SETTINGS } from '#domain/orders/booking/bookingSettings.ts';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from './publicSettings.ts';

/** All settings of the store. */
export interface StoreSettings extends PublicSettings {
  /** Minutes for which stock is reserved while a customer pays on a provider's page. */
  paymentHoldMinutes: number;
  /** Hours for which an order waits for its bank transfer. 0 means no limit. */
  transferHours: number;
  /** Smallest partial payment, in percent of the total. */
  minPartialPaymentPercent: number;
  /**
   * Unpaid amount in NPR above which the store must confirm further orders of a customer without paid orders. 0 means
   * no limit.
   */
  unpaidTotalLimit: number;
  /** Number of unpaid orders above which the store must confirm further orders. 0 means no limit. */
  unpaidCountLimit: number;
  /** Number of items in unpaid orders above which the store must confirm further orders. 0 means no limit. */
  unpaidItemsLimit: number;
  /** Minutes for which a price hold guarantees the prices of a checkout. 0 turns price holds off. */
  priceHoldMinutes: number;
  /** Change of a metal rate, in percent, that ends a price hold. 0 means that no change ends it. */
  priceHoldMaxRateChangePercent: number;
  booking: BookingSettings;
  /** Low-stock limit for variants without their own limit. */
  lowStockLevel: number;
  /**
   * Amount from which the counter requires name and phone number, in NPR. 0 turns it off. The law always requires
   * them from NPR 1,000,000.
   */
  counterCustomerDetailsFrom: number;
  /** Amount from which the counter requires the customer's PAN, in NPR. 0 turns it off. */
  counterPanFrom: number;
  /** True if staff must set up two-factor authentication before anything else. */
  requireStaffTwoFactor: boolean;
  /** Other websites whose pages may read API responses, such as `https://shop.example.com`. */
  corsOrigins: string[];
}

export const DEFAULT_SETTINGS: StoreSettings = {
  ...DEFAULT_PUBLIC_SETTINGS,
  paymentHoldMinutes: 60,
  transferHours: 72,
  minPartialPaymentPercent: 10,
  unpaidTotalLimit: 500_000,
  unpaidCountLimit: 5,
  unpaidItemsLimit: 10,
  priceHoldMinutes: 30,
  priceHoldMaxRateChangePercent: 5,
  booking: DEFAULT_BOOKING_SETTINGS,
  lowStockLevel: 1,
  counterCustomerDetailsFrom: 250_000,
  counterPanFrom: 0,
  requireStaffTwoFactor: false,
  corsOrigins: [],
};

import { type BookingSettings, DEFAULT_BOOKING } from '#domain/orders/booking/bookingSettings.ts';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from './publicSettings.ts';

/** All facts and rules of the store. */
export interface StoreSettings extends PublicSettings {
  /** How many minutes an order is held for a buyer who pays at a provider's page. */
  paymentHoldMinutes: number;
  /** How many hours an order waits for its bank transfer; 0 is without an end. */
  transferHours: number;
  /** The smallest part payment, in percent of the order's total. */
  leastPartPercent: number;
  /** NPR that somebody who never paid may have open before the store confirms each further order first; 0 is no limit. */
  unpaidSumLimit: number;
  /** How many such orders they may have open; 0 is no limit. */
  unpaidCountLimit: number;
  /** How many pieces they may have in such orders; 0 is no limit. */
  unpaidPiecesLimit: number;
  /** For how many minutes the prices of a checkout are held; 0 holds none. */
  rateLockMinutes: number;
  /** By how many percent a metal's rate may move before what was held is refused; 0 never refuses. */
  rateLockMaxChangePercent: number;
  /** How pieces can be booked with an advance. */
  booking: BookingSettings;
  /** At so many or fewer a size is low in stock that has no level of its own. */
  lowStockLevel: number;
  /** NPR from which the counter asks for name and phone; 0 is never. The law asks from NPR 1,000,000 in any case. */
  counterBuyerFrom: number;
  /** NPR from which the counter asks for the buyer's PAN; 0 is never. */
  counterPanFrom: number;
  /** Whether staff have to sign in with two factors before they do anything else. */
  requireStaffTwoFactor: boolean;
  /** Other websites whose pages may read the answers of the API, such as `https://shop.example.com`. */
  corsOrigins: string[];
}

export const DEFAULT_SETTINGS: StoreSettings = {
  ...DEFAULT_PUBLIC_SETTINGS,
  paymentHoldMinutes: 60,
  transferHours: 72,
  leastPartPercent: 10,
  unpaidSumLimit: 500_000,
  unpaidCountLimit: 5,
  unpaidPiecesLimit: 10,
  rateLockMinutes: 30,
  rateLockMaxChangePercent: 5,
  booking: DEFAULT_BOOKING,
  lowStockLevel: 1,
  counterBuyerFrom: 250_000,
  counterPanFrom: 0,
  requireStaffTwoFactor: false,
  corsOrigins: [],
};

import { type BookingSettings, DEFAULT_BOOKING } from '#domain/orders/booking/bookingSettings.ts';

export interface StoreSettings {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** The address for who reads Nepali; empty where it was not written. */
  addressNe: string;
  hours: { days: string; opens: string; closes: string }[];
  /** NPR of items from which shipping is free. */
  freeShippingFrom: number;
  shippingFee: number;
  taxPercent: number;
  /** Whether the shop shows prices with tax. */
  showPricesWithTax: boolean;
  /** NPR from which cash on delivery is refused: cash of 500,000 or more in one transaction is illegal in Nepal. */
  codLimit: number;
  /** How many minutes an order is held for a buyer who pays at a provider's page. */
  paymentHoldMinutes: number;
  /** How many hours an order waits for its bank transfer; 0 is without an end. */
  transferHours: number;
  /** The smallest part payment, in percent of the order's total. */
  leastPartPercent: number;
  /** How many days after its delivery the return of a piece can be asked for; 0 takes none online. */
  returnDays: number;
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
  /** The store's permanent account or VAT number, which its receipts and invoices show; empty where it was not given. */
  pan: string;
  /** NPR from which the counter asks for name and phone; 0 is never. The law asks from NPR 1,000,000 in any case. */
  counterBuyerFrom: number;
  /** NPR from which the counter asks for the buyer's PAN; 0 is never. */
  counterPanFrom: number;
  bankTransfer: { bankName: string; accountName: string; accountNumber: string; branch: string };
  /** Screens that can be switched off; the route then says "Coming Soon". */
  features: { trackOrder: boolean; myOrders: boolean; orderDetail: boolean; profile: boolean };
  /** Whether staff have to sign in with two factors before they do anything else. */
  requireStaffTwoFactor: boolean;
  /** Other websites whose pages may read the answers of the API, such as `https://shop.example.com`. */
  corsOrigins: string[];
}

/** What everybody may know of the settings. */
export type PublicSettings = Omit<
  StoreSettings,
  | 'requireStaffTwoFactor'
  | 'corsOrigins'
  | 'unpaidSumLimit'
  | 'unpaidCountLimit'
  | 'unpaidPiecesLimit'
  | 'counterBuyerFrom'
  | 'counterPanFrom'
  | 'lowStockLevel'
  | 'rateLockMinutes'
  | 'rateLockMaxChangePercent'
  | 'booking'
  | 'paymentHoldMinutes'
  | 'transferHours'
  | 'leastPartPercent'
>;

export const DEFAULT_SETTINGS: StoreSettings = {
  name: 'Aabhushan',
  email: 'hello@aabhushan.example',
  phone: '+977-1-5550100',
  address: 'Balkumari, Lalitpur, Kathmandu, Nepal',
  addressNe: 'बालकुमारी, ललितपुर, काठमाडौँ, नेपाल',
  hours: [
    { days: 'Mon-Sat', opens: '10:00 AM', closes: '8:00 PM' },
    { days: 'Sunday', opens: '11:00 AM', closes: '6:00 PM' },
  ],
  freeShippingFrom: 5000,
  shippingFee: 200,
  taxPercent: 18,
  showPricesWithTax: true,
  codLimit: 500_000,
  paymentHoldMinutes: 60,
  transferHours: 72,
  leastPartPercent: 10,
  returnDays: 7,
  unpaidSumLimit: 500_000,
  unpaidCountLimit: 5,
  unpaidPiecesLimit: 10,
  rateLockMinutes: 30,
  rateLockMaxChangePercent: 5,
  booking: DEFAULT_BOOKING,
  lowStockLevel: 1,
  pan: '',
  counterBuyerFrom: 250_000,
  counterPanFrom: 0,
  bankTransfer: {
    bankName: 'Nepal Bank Limited',
    accountName: 'Aabhushan',
    accountNumber: '000-DEMO-000',
    branch: 'Lalitpur',
  },
  features: { trackOrder: true, myOrders: true, orderDetail: true, profile: true },
  requireStaffTwoFactor: false,
  corsOrigins: [],
};

import { ASSURANCES, type Assurance } from './assurances.ts';

/** Public settings of the store, which the shop loads first. */
export interface PublicSettings {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** Nepali address. Empty if there is none. */
  addressNe: string;
  hours: { days: string; opens: string; closes: string }[];
  /** Price of items from which shipping is free, in NPR. */
  freeShippingFrom: number;
  shippingFee: number;
  taxPercent: number;
  /** True if displayed prices include tax. */
  showPricesWithTax: boolean;
  /**
   * Amount from which cash on delivery is refused, in NPR. Cash of 500,000 or more in one transaction is illegal in
   * Nepal.
   */
  codLimit: number;
  /** Days after delivery within which a return can be requested. 0 turns online returns off. */
  returnDays: number;
  /** The store's PAN or VAT number, shown on receipts and invoices. Empty if not set. */
  pan: string;
  bankTransfer: { bankName: string; accountName: string; accountNumber: string; branch: string };
  /** Assurances the store gives, in display order. */
  assurances: Assurance[];
  /** Screens that can be turned off. Their route then shows "Coming Soon". */
  features: { trackOrder: boolean; myOrders: boolean; orderDetail: boolean; profile: boolean };
}

export const DEFAULT_PUBLIC_SETTINGS: PublicSettings = {
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
  returnDays: 7,
  pan: '',
  bankTransfer: {
    bankName: 'Nepal Bank Limited',
    accountName: 'Aabhushan',
    accountNumber: '000-DEMO-000',
    branch: 'Lalitpur',
  },
  assurances: ASSURANCES.map((name) => ({ name, text: '', textNe: '' })),
  features: { trackOrder: true, myOrders: true, orderDetail: true, profile: true },
};

import { ASSURANCES, type Assurance } from './assurances.ts';

/** Facts and rules of the store that everybody may know, and that the shop starts with. */
export interface PublicSettings {
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
  /** How many days after its delivery the return of a piece can be asked for; 0 takes none online. */
  returnDays: number;
  /** The store's permanent account or VAT number, which its receipts and invoices show; empty where it was not given. */
  pan: string;
  bankTransfer: { bankName: string; accountName: string; accountNumber: string; branch: string };
  /** Those that the store gives, in the order in which they are shown. */
  assurances: Assurance[];
  /** Screens that can be switched off; the route then says "Coming Soon". */
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

import { z } from 'zod';
import { DomainError } from './errors.ts';

export interface StoreSettings {
  name: string;
  email: string;
  phone: string;
  address: string;
  hours: { days: string; opens: string; closes: string }[];
  /** NPR of items from which shipping is free. */
  freeShippingFrom: number;
  shippingFee: number;
  taxPercent: number;
  /** NPR from which cash on delivery is refused: cash of 500,000 or more in one transaction is illegal in Nepal. */
  codLimit: number;
  bankTransfer: { bankName: string; accountName: string; accountNumber: string; branch: string };
  /** Screens that can be switched off; the route then says "Coming Soon". */
  features: { trackOrder: boolean; myOrders: boolean; orderDetail: boolean; profile: boolean };
}

export const DEFAULT_SETTINGS: StoreSettings = {
  name: 'Aabhushan',
  email: 'hello@aabhushan.example',
  phone: '+977-1-5550100',
  address: 'Balkumari, Lalitpur, Kathmandu, Nepal',
  hours: [
    { days: 'Mon-Sat', opens: '10:00 AM', closes: '8:00 PM' },
    { days: 'Sunday', opens: '11:00 AM', closes: '6:00 PM' },
  ],
  freeShippingFrom: 5000,
  shippingFee: 200,
  taxPercent: 18,
  codLimit: 500_000,
  bankTransfer: {
    bankName: 'Nepal Bank Limited',
    accountName: 'Aabhushan',
    accountNumber: '000-DEMO-000',
    branch: 'Lalitpur',
  },
  features: { trackOrder: true, myOrders: true, orderDetail: true, profile: true },
};

/** Settings as stored, by key; what is absent takes its default, also inside `bankTransfer` and `features`. */
export function parseSettings(stored: Record<string, unknown>): StoreSettings {
  const complete = Object.fromEntries(
    Object.entries(DEFAULT_SETTINGS).map(([key, fallback]) => [key, completed(stored[key], fallback)]),
  );
  const result = settingsSchema().safeParse(complete);
  if (result.success) return result.data;

  const key = result.error.issues[0]?.path.join('.') ?? '';
  throw new DomainError('INVALID', `The store setting "${key}" is not valid.`, key);
}

function completed(value: unknown, fallback: unknown): unknown {
  if (value === undefined) return fallback;
  return isRecord(value) && isRecord(fallback) ? { ...fallback, ...value } : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Built on call: the shop's first load takes the defaults from this file, and must not carry zod for them.
function settingsSchema(): z.ZodType<StoreSettings> {
  const text = z.string().trim().min(1).max(200);
  const npr = z.int().min(0);

  return z.object({
    name: text,
    email: z.email(),
    phone: text,
    address: text,
    hours: z.array(z.object({ days: text, opens: text, closes: text })),
    freeShippingFrom: npr,
    shippingFee: npr,
    taxPercent: z.number().min(0).max(100),
    codLimit: npr.max(DEFAULT_SETTINGS.codLimit),
    bankTransfer: z.object({ bankName: text, accountName: text, accountNumber: text, branch: text }),
    features: z.object({
      trackOrder: z.boolean(),
      myOrders: z.boolean(),
      orderDetail: z.boolean(),
      profile: z.boolean(),
    }),
  });
}

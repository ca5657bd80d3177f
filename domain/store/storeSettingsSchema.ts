import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { email } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';
import { originsSchema } from './origins.ts';
import { DEFAULT_SETTINGS, type StoreSettings } from './storeSettings.ts';

const MAX_TEXT = 200;
const MAX_NPR = 100_000_000;
const MAX_HOURS = 14;

const text = oneLine(/*i18n*/ 'This field is required.')
  .min(1, { error: /*i18n*/ 'This field is required.' })
  .max(MAX_TEXT, { error: /*i18n*/ 'Use at most 200 characters.' });

const optionalText = oneLine().max(MAX_TEXT, { error: /*i18n*/ 'Use at most 200 characters.' });

const NPR_PROBLEM = /*i18n*/ 'Enter an amount in rupees from 0 to 10,00,00,000.';
const npr = z.int({ error: NPR_PROBLEM }).min(0, { error: NPR_PROBLEM }).max(MAX_NPR, { error: NPR_PROBLEM });

const COD_PROBLEM = /*i18n*/ 'By law, cash on delivery is limited to 5,00,000 rupees.';
const PAN_PROBLEM = /*i18n*/ 'A PAN or VAT number has 9 digits.';
const COUNT_PROBLEM = /*i18n*/ 'Enter a whole number from 0 to 1,000.';
const count = z
  .int({ error: COUNT_PROBLEM })
  .min(0, { error: COUNT_PROBLEM })
  .max(1000, { error: COUNT_PROBLEM });

const DAYS_PROBLEM = /*i18n*/ 'Enter a whole number of days from 0 to 365.';
const days = z.int({ error: DAYS_PROBLEM }).min(0, { error: DAYS_PROBLEM }).max(365, { error: DAYS_PROBLEM });

const MINUTES_PROBLEM = /*i18n*/ 'Enter a whole number of minutes from 0 to 1,440.';
const minutes = z
  .int({ error: MINUTES_PROBLEM })
  .min(0, { error: MINUTES_PROBLEM })
  .max(1440, { error: MINUTES_PROBLEM });

const PERCENT_PROBLEM = /*i18n*/ 'Enter a whole percentage from 0 to 100.';
const percent = z
  .int({ error: PERCENT_PROBLEM })
  .min(0, { error: PERCENT_PROBLEM })
  .max(100, { error: PERCENT_PROBLEM });
const HOLD_PROBLEM = /*i18n*/ 'Enter a whole number of minutes from 15 to 360.';
const holdMinutes = z
  .int({ error: HOLD_PROBLEM })
  .min(15, { error: HOLD_PROBLEM })
  .max(360, { error: HOLD_PROBLEM });

const TRANSFER_PROBLEM = /*i18n*/ 'Enter a whole number of hours from 0 to 720.';
const transferHours = z
  .int({ error: TRANSFER_PROBLEM })
  .min(0, { error: TRANSFER_PROBLEM })
  .max(720, { error: TRANSFER_PROBLEM });

const hours = z
  .array(z.object({ days: text, opens: text, closes: text }))
  .max(MAX_HOURS, { error: /*i18n*/ 'Use at most 14 lines for the opening hours.' });

/** All of the store's facts and rules. */
export const storeSettingsSchema: z.ZodType<StoreSettings> = z.object({
  name: text,
  email,
  phone: text,
  address: text,
  addressNe: optionalText,
  hours,
  freeShippingFrom: npr,
  shippingFee: npr,
  taxPercent: percent,
  codLimit: npr.max(DEFAULT_SETTINGS.codLimit, { error: COD_PROBLEM }),
  paymentHoldMinutes: holdMinutes,
  transferHours,
  returnDays: days,
  unpaidSumLimit: npr,
  unpaidCountLimit: count,
  unpaidPiecesLimit: count,
  rateLockMinutes: minutes,
  rateLockMaxChangePercent: percent,
  lowStockLevel: count,
  pan: z
    .string()
    .trim()
    .regex(/^(\d{9})?$/, { error: PAN_PROBLEM }),
  counterBuyerFrom: npr,
  counterPanFrom: npr,
  bankTransfer: z.object({ bankName: text, accountName: text, accountNumber: text, branch: text }),
  features: z.object({
    trackOrder: z.boolean(),
    myOrders: z.boolean(),
    orderDetail: z.boolean(),
    profile: z.boolean(),
  }),
  requireStaffTwoFactor: z.boolean(),
  corsOrigins: originsSchema,
});

/** Settings as stored, by key; what is absent takes its default, also inside `bankTransfer` and `features`. */
export function parseSettings(stored: Record<string, unknown>): StoreSettings {
  const result = storeSettingsSchema.safeParse(completed(DEFAULT_SETTINGS, stored));
  if (result.success) return result.data;

  const key = result.error.issues[0]?.path.join('.') ?? '';
  throw new DomainError('STORE_SETTING_NOT_VALID', { key }, key);
}

/** The settings with what is given in place of theirs, also inside `bankTransfer` and `features`. Nothing is checked. */
export function completed(settings: StoreSettings, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, replaced(value, given[key])]),
  );
}

function replaced(value: unknown, given: unknown): unknown {
  if (given === undefined) return value;
  return isRecord(value) && isRecord(given) ? { ...value, ...given } : given;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

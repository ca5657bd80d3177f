import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { RATE_RULES } from '#domain/orders/booking/bookingSettings.ts';
import { buildWholeNumberSchema, email } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { ASSURANCES } from './assurances.ts';
import { originsSchema } from './origins.ts';
import { DEFAULT_SETTINGS, type StoreSettings } from './storeSettings.ts';

const MAX_TEXT_LENGTH = 200;
const MAX_NPR = 100_000_000;
const MAX_OPENING_HOURS_LINES = 14;

const text = buildSingleLineSchema(/*i18n*/ 'This field is required.')
  .min(1, { error: /*i18n*/ 'This field is required.' })
  .max(MAX_TEXT_LENGTH, { error: /*i18n*/ 'Use at most 200 characters.' });

const optionalText = buildSingleLineSchema().max(MAX_TEXT_LENGTH, {
  error: /*i18n*/ 'Use at most 200 characters.',
});

const npr = buildWholeNumberSchema(0, MAX_NPR, /*i18n*/ 'Enter an amount in rupees from 0 to 10,00,00,000.');
const count = buildWholeNumberSchema(0, 1000, /*i18n*/ 'Enter a whole number from 0 to 1,000.');
const days = buildWholeNumberSchema(0, 365, /*i18n*/ 'Enter a whole number of days from 0 to 365.');
const minutes = buildWholeNumberSchema(0, 1440, /*i18n*/ 'Enter a whole number of minutes from 0 to 1,440.');
const percent = buildWholeNumberSchema(0, 100, /*i18n*/ 'Enter a whole percentage from 0 to 100.');
const holdMinutes = buildWholeNumberSchema(
  15,
  360,
  /*i18n*/ 'Enter a whole number of minutes from 15 to 360.',
);
const transferHours = buildWholeNumberSchema(0, 720, /*i18n*/ 'Enter a whole number of hours from 0 to 720.');

const minPartialPaymentPercent = buildWholeNumberSchema(
  1,
  100,
  /*i18n*/ 'Enter a whole percentage from 1 to 100.',
);
const advancePercent = buildWholeNumberSchema(1, 90, /*i18n*/ 'Enter a whole percentage from 1 to 90.');
const bookingDays = buildWholeNumberSchema(1, 365, /*i18n*/ 'Enter a whole number of days from 1 to 365.');

const COD_PROBLEM =
  /*i18n*/ 'By law, cash on delivery is limited to NPR 5,00,000. Enter that amount or less.';
const PAN_PROBLEM = /*i18n*/ 'A PAN or VAT number has 9 digits.';

const assuranceText = buildSingleLineSchema().max(60, { error: /*i18n*/ 'Use at most 60 characters.' });
const assurances = z
  .array(z.object({ name: z.enum(ASSURANCES), text: assuranceText, textNe: assuranceText }))
  .refine((values) => new Set(values.map(({ name }) => name)).size === values.length, {
    error: /*i18n*/ 'List each assurance only once.',
  });

const hours = z
  .array(z.object({ days: text, opens: text, closes: text }))
  .max(MAX_OPENING_HOURS_LINES, { error: /*i18n*/ 'Use at most 14 lines for the opening hours.' });

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
  showPricesWithTax: z.boolean(),
  codLimit: npr.max(DEFAULT_SETTINGS.codLimit, { error: COD_PROBLEM }),
  paymentHoldMinutes: holdMinutes,
  transferHours,
  minPartialPaymentPercent,
  returnDays: days,
  unpaidTotalLimit: npr,
  unpaidCountLimit: count,
  unpaidItemsLimit: count,
  priceHoldMinutes: minutes,
  priceHoldMaxRateChangePercent: percent,
  booking: z.object({
    isOffered: z.boolean(),
    advancePercent,
    days: bookingDays,
    rateRule: z.enum(RATE_RULES),
    keepsPercent: percent,
  }),
  lowStockLevel: count,
  pan: z
    .string()
    .trim()
    .regex(/^(\d{9})?$/, { error: PAN_PROBLEM }),
  counterCustomerDetailsFrom: npr,
  counterPanFrom: npr,
  bankTransfer: z.object({ bankName: text, accountName: text, accountNumber: text, branch: text }),
  assurances,
  features: z.object({
    trackOrder: z.boolean(),
    myOrders: z.boolean(),
    orderDetail: z.boolean(),
    profile: z.boolean(),
  }),
  requireStaffTwoFactor: z.boolean(),
  corsOrigins: originsSchema,
});

/**
 * Parses stored settings by key. Missing values take their defaults, including inside `bankTransfer`, `features` and
 * `booking`.
 */
export function parseSettings(storedSettings: Record<string, unknown>): StoreSettings {
  const result = storeSettingsSchema.safeParse(mergeSettings(DEFAULT_SETTINGS, storedSettings));
  if (result.success) return result.data;

  const key = result.error.issues[0]?.path.join('.') ?? '';
  throw new DomainError('STORE_SETTING_NOT_VALID', { key }, key);
}

/**
 * Returns the settings with the given values replaced, including inside `bankTransfer`, `features` and `booking`. The
 * result is not validated.
 */
export function mergeSettings(
  settings: StoreSettings,
  values: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, mergeValue(value, values[key])]),
  );
}

function mergeValue(value: unknown, values: unknown): unknown {
  if (values === undefined) return value;
  return isRecord(value) && isRecord(values) ? { ...value, ...values } : values;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

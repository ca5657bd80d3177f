import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { BookingSettings } from '#domain/orders/booking/bookingSettings.ts';
import { ASSURANCES, type Assurance, type AssuranceName } from '#domain/store/assurances.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { storeSettingsSchema } from '#domain/store/storeSettingsSchema.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import type { Settings_AllFragment } from './Settings.generated.ts';

type Figure =
  | 'freeShippingFrom'
  | 'shippingFee'
  | 'taxPercent'
  | 'codLimit'
  | 'paymentHoldMinutes'
  | 'transferHours'
  | 'minPartialPaymentPercent'
  | 'returnDays'
  | 'unpaidTotalLimit'
  | 'unpaidCountLimit'
  | 'unpaidItemsLimit'
  | 'priceHoldMinutes'
  | 'priceHoldMaxRateChangePercent'
  | 'lowStockLevel'
  | 'counterCustomerDetailsFrom'
  | 'counterPanFrom';

type BookingFigure = 'advancePercent' | 'days' | 'keepsPercent';

/** All possible assurances, the visible assurances first, in display order. */
type AssuranceValues = Record<AssuranceName, { isShown: boolean; text: string; textNe: string }>;

/** Form values as typed. */
export type SettingsValues = Omit<StoreSettings, Figure | 'assurances' | 'corsOrigins' | 'booking'> &
  Record<Figure, string> & {
    /** One per line. */
    corsOrigins: string;
    assurances: AssuranceValues;
    booking: Omit<BookingSettings, BookingFigure> & Record<BookingFigure, string>;
  };

export function toValues({ version, ...settings }: Settings_AllFragment): SettingsValues {
  const { freeShippingFrom, shippingFee, taxPercent, codLimit, returnDays } = settings;
  const { paymentHoldMinutes, transferHours, minPartialPaymentPercent } = settings;
  const { unpaidTotalLimit, unpaidCountLimit, unpaidItemsLimit, lowStockLevel } = settings;
  const { priceHoldMinutes, priceHoldMaxRateChangePercent } = settings;
  const { counterCustomerDetailsFrom, counterPanFrom, corsOrigins, booking } = settings;
  return {
    ...settings,
    freeShippingFrom: String(freeShippingFrom),
    shippingFee: String(shippingFee),
    taxPercent: String(taxPercent),
    codLimit: String(codLimit),
    paymentHoldMinutes: String(paymentHoldMinutes),
    transferHours: String(transferHours),
    minPartialPaymentPercent: String(minPartialPaymentPercent),
    returnDays: String(returnDays),
    unpaidTotalLimit: String(unpaidTotalLimit),
    unpaidCountLimit: String(unpaidCountLimit),
    unpaidItemsLimit: String(unpaidItemsLimit),
    priceHoldMinutes: String(priceHoldMinutes),
    priceHoldMaxRateChangePercent: String(priceHoldMaxRateChangePercent),
    lowStockLevel: String(lowStockLevel),
    counterCustomerDetailsFrom: String(counterCustomerDetailsFrom),
    counterPanFrom: String(counterPanFrom),
    corsOrigins: corsOrigins.join('\n'),
    assurances: toAssuranceValues(settings.assurances),
    booking: {
      ...booking,
      advancePercent: String(booking.advancePercent),
      days: String(booking.days),
      keepsPercent: String(booking.keepsPercent),
    },
  };
}

function toAssuranceValues(shownAssurances: readonly Assurance[]): AssuranceValues {
  const visibleEntries = shownAssurances.map(
    ({ name, text, textNe }) => [name, { isShown: true, text, textNe }] as const,
  );
  const hiddenEntries = ASSURANCES.filter((name) =>
    shownAssurances.every((assurance) => assurance.name !== name),
  ).map((name) => [name, { isShown: false, text: '', textNe: '' }] as const);
  return Object.fromEntries([...visibleEntries, ...hiddenEntries]) as AssuranceValues;
}

function toAssurances(values: AssuranceValues): Assurance[] {
  const lines = Object.entries(values) as [AssuranceName, AssuranceValues[AssuranceName]][];
  return lines
    .filter(([, { isShown }]) => isShown)
    .map(([name, { text, textNe }]) => ({ name, text, textNe }));
}

/** Converts valid form values into the input, without fields added by the cache. */
export function toInput(values: SettingsValues): StoreSettings {
  return storeSettingsSchema.parse(toSettings(values));
}

/** Converts the form values into settings. Invalid numbers become NaN, which every rule refuses. */
function toSettings(values: SettingsValues): StoreSettings {
  const { freeShippingFrom, shippingFee, taxPercent, codLimit, returnDays } = values;
  const { paymentHoldMinutes, transferHours, minPartialPaymentPercent } = values;
  const { unpaidTotalLimit, unpaidCountLimit, unpaidItemsLimit, lowStockLevel } = values;
  const { priceHoldMinutes, priceHoldMaxRateChangePercent } = values;
  const { counterCustomerDetailsFrom, counterPanFrom, corsOrigins, booking } = values;
  return {
    ...values,
    freeShippingFrom: toNumber(freeShippingFrom),
    shippingFee: toNumber(shippingFee),
    taxPercent: toNumber(taxPercent),
    codLimit: toNumber(codLimit),
    paymentHoldMinutes: toNumber(paymentHoldMinutes),
    transferHours: toNumber(transferHours),
    minPartialPaymentPercent: toNumber(minPartialPaymentPercent),
    returnDays: toNumber(returnDays),
    unpaidTotalLimit: toNumber(unpaidTotalLimit),
    unpaidCountLimit: toNumber(unpaidCountLimit),
    unpaidItemsLimit: toNumber(unpaidItemsLimit),
    priceHoldMinutes: toNumber(priceHoldMinutes),
    priceHoldMaxRateChangePercent: toNumber(priceHoldMaxRateChangePercent),
    lowStockLevel: toNumber(lowStockLevel),
    counterCustomerDetailsFrom: toNumber(counterCustomerDetailsFrom),
    counterPanFrom: toNumber(counterPanFrom),
    corsOrigins: corsOrigins.split(/\s+/).filter(Boolean),
    assurances: toAssurances(values.assurances),
    booking: {
      ...booking,
      advancePercent: toNumber(booking.advancePercent),
      days: toNumber(booking.days),
      keepsPercent: toNumber(booking.keepsPercent),
    },
  };
}

const rules = z.preprocess(
  (values) => toSettings(values as SettingsValues),
  storeSettingsSchema,
) as unknown as z.ZodType<SettingsValues, SettingsValues>;

/** Validates the converted settings; the form keeps the typed values. */
export const settingsResolver = zodResolver(rules, undefined, { raw: true });

function toNumber(text: string): number {
  return readAmount(text) ?? Number.NaN;
}

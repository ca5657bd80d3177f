import type { RateUnit } from '#domain/pricing/rateUnits.ts';

export const rateUnitTexts: Record<RateUnit, { unit: string; per: string }> = {
  TOLA: { unit: /*i18n*/ 'Tola', per: /*i18n*/ 'per tola' },
  TEN_GRAMS: { unit: /*i18n*/ '10 g', per: /*i18n*/ 'per 10 g' },
  GRAM: { unit: /*i18n*/ 'Gram', per: /*i18n*/ 'per gram' },
};

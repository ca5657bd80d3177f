import { formatNumber } from '#domain/text/numbers.ts';

/**
 * 1 tola = 11.664 g in Nepal's trade. The federation of gold and silver dealers (FENEGOSIDA) publishes rates for a
 * tola and for 10 g, whose ratio gives this weight (16 August 2026: NPR 3,05,200 and 2,61,660).
 */
export const MG_PER_TOLA = 11_664;

/** Returns the exact weight of a tola in grams: `11.664`, in Nepali (`ne`) `११.६६४`. */
export function formatTolaInGrams(language = 'en'): string {
  return formatNumber(MG_PER_TOLA / 1000, language, 3);
}

const LAL_PER_TOLA = 100;

export function toMilligrams(grams: number): number {
  return Math.round(grams * 1000);
}

/** `8.42 g`, in Nepali (`ne`) `८.४२ ग्राम` */
export function formatGrams(mg: number, language = 'en'): string {
  const grams = formatNumber(Math.round(mg / 10) / 100, language, 2);
  return `${grams} ${language === 'ne' ? 'ग्राम' : 'g'}`;
}

/** `0.722 tola`, in Nepali (`ne`) `०.७२२ तोला` */
export function formatTola(mg: number, language = 'en'): string {
  const tola = formatNumber(Math.round((mg * 1000) / MG_PER_TOLA) / 1000, language, 3);
  return `${tola} ${language === 'ne' ? 'तोला' : 'tola'}`;
}

/** `1.02 ct`, in Nepali (`ne`) `१.०२ क्यारेट`, with three decimals for very small stones. */
export function formatCarat(carat: number, language = 'en'): string {
  const decimals = Number.isInteger(Math.round(carat * 1000) / 10) ? 2 : 3;
  return `${formatNumber(carat, language, decimals)} ${language === 'ne' ? 'क्यारेट' : 'ct'}`;
}

/** Returns whole tola and the nearest whole lal. A tola has 100 lal, a suki 25. */
export function splitTola(mg: number): { tola: number; lal: number } {
  const lal = Math.round((mg * LAL_PER_TOLA) / MG_PER_TOLA);
  return { tola: Math.floor(lal / LAL_PER_TOLA), lal: lal % LAL_PER_TOLA };
}

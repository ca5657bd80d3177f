import { localiseDigits } from '#domain/text/numbers.ts';

export const METALS = ['GOLD', 'SILVER'] as const;

export type Metal = (typeof METALS)[number];

/** `fineness` is the share of fine metal, from 0 to 1. */
export const PURITIES = {
  '24K': { metal: 'GOLD', fineness: 1 },
  '22K': { metal: 'GOLD', fineness: 22 / 24 },
  '18K': { metal: 'GOLD', fineness: 0.75 },
  '14K': { metal: 'GOLD', fineness: 14 / 24 },
  '999': { metal: 'SILVER', fineness: 0.999 },
  '925': { metal: 'SILVER', fineness: 0.925 },
} as const satisfies Record<string, { metal: Metal; fineness: number }>;

export type Purity = keyof typeof PURITIES;

export function isPurity(text: unknown): text is Purity {
  return typeof text === 'string' && Object.hasOwn(PURITIES, text);
}

/** Formats a purity: `22K` or `925`, in Nepali (`ne`) `२२ क्यारेट` or `९२५`. */
export function formatPurity(purity: string, language = 'en'): string {
  return localiseDigits(language === 'ne' ? purity.replace(/K$/, ' क्यारेट') : purity, language);
}

export function readFineness(purity: string): number {
  if (!isPurity(purity)) throw new RangeError(`Unknown purity "${purity}".`);
  return PURITIES[purity].fineness;
}

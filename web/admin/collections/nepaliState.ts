import type { Tone } from '../ui/StatusDot.tsx';
import type { Collections_CollectionFragment } from './Collections.generated.ts';

/** Extent of a collection's Nepali translation. Shoppers see English where a translation is missing. */
export const NEPALI_STATES = ['WRITTEN', 'PARTLY', 'MISSING'] as const;

export type NepaliState = (typeof NEPALI_STATES)[number];

export const nepaliStateTexts: Record<NepaliState, { text: string; tone: Tone }> = {
  WRITTEN: { text: /*i18n*/ 'Complete', tone: 'good' },
  PARTLY: { text: /*i18n*/ 'Partly translated', tone: 'busy' },
  MISSING: { text: /*i18n*/ 'English only', tone: 'quiet' },
};

export function getNepaliState({
  nameNe,
  summaryNe,
  storyNe,
}: Pick<Collections_CollectionFragment, 'nameNe' | 'summaryNe' | 'storyNe'>): NepaliState {
  const translatedCount = [nameNe, summaryNe, storyNe].filter(Boolean).length;
  if (translatedCount === 0) return 'MISSING';
  return translatedCount === 3 ? 'WRITTEN' : 'PARTLY';
}

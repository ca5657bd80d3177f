import type { Tone } from '../ui/StatusDot.tsx';
import type { Collections_CollectionFragment } from './Collections.generated.ts';

/** How much of a collection is written in Nepali; shoppers see English where it is not. */
export const NEPALI_STATES = ['WRITTEN', 'PARTLY', 'MISSING'] as const;

export type NepaliState = (typeof NEPALI_STATES)[number];

export const nepaliStates: Record<NepaliState, { word: string; tone: Tone }> = {
  WRITTEN: { word: /*i18n*/ 'Complete', tone: 'good' },
  PARTLY: { word: /*i18n*/ 'Partly written', tone: 'busy' },
  MISSING: { word: /*i18n*/ 'English only', tone: 'quiet' },
};

export function nepaliState({
  nameNe,
  summaryNe,
  storyNe,
}: Pick<Collections_CollectionFragment, 'nameNe' | 'summaryNe' | 'storyNe'>): NepaliState {
  const written = [nameNe, summaryNe, storyNe].filter(Boolean).length;
  if (written === 0) return 'MISSING';
  return written === 3 ? 'WRITTEN' : 'PARTLY';
}

import type { RemittanceOutcome } from '#web/graphql/types.generated.ts';
import type { Tone } from '../../ui/StatusDot.tsx';

/** What became of a parcel, in a word. */
export const remittanceTexts: Record<RemittanceOutcome, { text: string; tone: Tone }> = {
  BROUGHT: { text: /*i18n*/ 'Agrees', tone: 'good' },
  SHORT: { text: /*i18n*/ 'Too little', tone: 'bad' },
  OVER: { text: /*i18n*/ 'Too much', tone: 'bad' },
  NOTHING_THERE: { text: /*i18n*/ 'No cash with the courier', tone: 'bad' },
  UNKNOWN: { text: /*i18n*/ 'Unknown parcel', tone: 'bad' },
};

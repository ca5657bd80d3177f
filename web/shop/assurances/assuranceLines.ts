import type { I18n } from '@lingui/core';
import { type AssuranceName, isGiven } from '#domain/store/assurances.ts';
import type { PublicSettings } from '#domain/store/publicSettings.ts';
import { paths } from '#web/paths.ts';
import { atSection } from '../guides/atSection.ts';

/** The shop's own wording of each line, and the page that explains it. */
const LINES: Record<AssuranceName, { text: string; to: string }> = {
  RETURNS: {
    text: /*i18n*/ '{days, plural, one {Returns within # day of delivery} other {Returns within # days of delivery}}',
    to: paths.returnPolicy,
  },
  SIZE_EXCHANGE: {
    text: /*i18n*/ 'One size exchange for rings: no fee, only the price difference',
    to: atSection(paths.returnPolicy, 'exchange'),
  },
  INSURED_PARCEL: {
    text: /*i18n*/ 'Insured parcel to your door',
    to: atSection(paths.shippingPolicy, 'handing-over'),
  },
  CLEANING: {
    text: /*i18n*/ 'Free lifetime cleaning and polishing',
    to: atSection(paths.careInstructions, 'in-the-store'),
  },
};

type Settings = Pick<PublicSettings, 'assurances' | 'returnDays'>;

/** The lines that the store gives, in its own wording where it has one. */
export function assuranceLines(i18n: I18n, store: Settings) {
  return store.assurances
    .filter(({ name }) => isGiven(store, name))
    .map(({ name, text, textNe }) => {
      const own = (i18n.locale === 'ne' && textNe) || text;
      return { name, to: LINES[name].to, text: own || i18n.t(LINES[name].text, { days: store.returnDays }) };
    });
}

import type { I18n } from '@lingui/core';
import { type AssuranceName, hasAssurance } from '#domain/store/assurances.ts';
import type { PublicSettings } from '#domain/store/publicSettings.ts';
import { paths } from '#web/paths.ts';
import { getSectionUrl } from '../guides/getSectionUrl.ts';

/** Default text of each assurance, and the page with its details. */
const DEFAULT_LINES: Record<AssuranceName, { text: string; to: string }> = {
  RETURNS: {
    text: /*i18n*/ '{days, plural, one {Returns within # day of delivery} other {Returns within # days of delivery}}',
    to: paths.returnPolicy,
  },
  SIZE_EXCHANGE: {
    text: /*i18n*/ 'One free size exchange for rings. You pay only the price difference.',
    to: getSectionUrl(paths.returnPolicy, 'exchange'),
  },
  INSURED_PARCEL: {
    text: /*i18n*/ 'Insured delivery to your door',
    to: getSectionUrl(paths.shippingPolicy, 'handing-over'),
  },
  CLEANING: {
    text: /*i18n*/ 'Free lifetime cleaning and polishing',
    to: getSectionUrl(paths.careInstructions, 'in-the-store'),
  },
};

type Settings = Pick<PublicSettings, 'assurances' | 'returnDays'>;

/** Returns the store's assurances, in the store's own wording where it has one. */
export function getAssuranceLines(i18n: I18n, store: Settings) {
  return store.assurances
    .filter(({ name }) => hasAssurance(store, name))
    .map(({ name, text, textNe }) => {
      const customText = (i18n.locale === 'ne' && textNe) || text;
      return {
        name,
        to: DEFAULT_LINES[name].to,
        text: customText || i18n.t(DEFAULT_LINES[name].text, { days: store.returnDays }),
      };
    });
}

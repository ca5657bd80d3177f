import type { I18n } from '@lingui/core';
import { ASSURANCES, type AssuranceName, type PublicSettings } from '#domain/store/storeSettings.ts';
import { paths } from '#web/paths.ts';
import { atSection } from '../guides/atSection.ts';

/** The shop's own wording of each line, and the page that explains it. */
const LINES: Record<AssuranceName, { text: string; to: string }> = {
  returns: {
    text: /*i18n*/ '{days, plural, one {Returns within # day of delivery} other {Returns within # days of delivery}}',
    to: paths.returnPolicy,
  },
  sizeExchange: {
    text: /*i18n*/ 'One free size exchange for rings',
    to: atSection(paths.returnPolicy, 'exchange'),
  },
  insuredParcel: {
    text: /*i18n*/ 'Insured parcel to your door',
    to: atSection(paths.shippingPolicy, 'handing-over'),
  },
  cleaning: {
    text: /*i18n*/ 'Free lifetime cleaning and polishing',
    to: atSection(paths.careInstructions, 'in-the-store'),
  },
};

type Settings = Pick<PublicSettings, 'assurances' | 'returnDays'>;

/** Whether the store gives an assurance: its line and what the policies say about it. */
export function isGiven({ assurances, returnDays }: Settings, name: AssuranceName): boolean {
  return assurances[name].isShown && (name !== 'returns' || returnDays > 0);
}

/** The lines that the store gives, in its own wording where it has one. */
export function assuranceLines(i18n: I18n, store: Settings) {
  return ASSURANCES.filter((name) => isGiven(store, name)).map((name) => {
    const { text, textNe } = store.assurances[name];
    const own = (i18n.locale === 'ne' && textNe) || text;
    return { name, to: LINES[name].to, text: own || i18n.t(LINES[name].text, { days: store.returnDays }) };
  });
}

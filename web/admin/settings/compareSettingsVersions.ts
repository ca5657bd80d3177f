import type { I18n } from '@lingui/core';
import type { VersionsRow } from '../ui/VersionsDialog.tsx';
import type { Settings_AllFragment } from './Settings.generated.ts';
import { type SettingsValues, toValues } from './settingsValues.ts';
import {
  assuranceTexts,
  bankTexts,
  bookingTexts,
  featureTexts,
  figureTexts,
  originsText,
  rateRuleTexts,
  storeDetailTexts,
  taxDisplayText,
} from './settingTexts.ts';

/** Returns the fields that differ between the typed values and a colleague's saved version. */
export function compareSettingsVersions(
  i18n: I18n,
  base: Settings_AllFragment,
  editedValues: SettingsValues,
  latestSettings: Settings_AllFragment,
): VersionsRow[] {
  const getTexts = (values: SettingsValues) => readTexts(i18n, values);
  const [baseTexts, latestTexts] = [getTexts(toValues(base)), getTexts(toValues(latestSettings))];
  return Object.entries(getTexts(editedValues)).map(([label, text]) => ({
    label,
    base: baseTexts[label] ?? '',
    edited: text,
    latest: latestTexts[label] ?? '',
  }));
}

/** Returns the text of each setting. */
function readTexts(i18n: I18n, values: SettingsValues): Record<string, string> {
  const { assurances, bankTransfer, booking, features, hours, requireStaffTwoFactor, corsOrigins } = values;
  const { showPricesWithTax } = values;
  const formatBoolean = (value: boolean) => (value ? i18n.t('Yes') : i18n.t('No'));
  return {
    ...toLabelledTexts(i18n, { ...storeDetailTexts, ...figureTexts }, (field) => values[field]),
    [i18n.t(taxDisplayText)]: formatBoolean(showPricesWithTax),
    [i18n.t('Opening hours')]: hours
      .map(({ days, opens, closes }) => `${days} ${opens} – ${closes}`)
      .join('; '),
    ...toLabelledTexts(i18n, bookingTexts, (field) => describeBooking(i18n, booking, field)),
    ...toLabelledTexts(i18n, bankTexts, (field) => bankTransfer[field]),
    ...toLabelledTexts(i18n, assuranceTexts, (field) => {
      const { isShown, text, textNe } = assurances[field];
      return [formatBoolean(isShown), text, textNe].filter(Boolean).join(' · ');
    }),
    ...toLabelledTexts(i18n, featureTexts, (field) => formatBoolean(features[field])),
    [i18n.t('Require two-factor sign-in for all staff')]: formatBoolean(requireStaffTwoFactor),
    [i18n.t(originsText)]: corsOrigins,
  };
}

function describeBooking(
  i18n: I18n,
  booking: SettingsValues['booking'],
  field: keyof typeof bookingTexts,
): string {
  if (field === 'isOffered') return booking.isOffered ? i18n.t('Yes') : i18n.t('No');
  return field === 'rateRule' ? i18n.t(rateRuleTexts[booking.rateRule]) : booking[field];
}

function toLabelledTexts<Field extends string>(
  i18n: I18n,
  texts: Record<Field, string>,
  getText: (field: Field) => string,
): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(texts) as Field[]).map((field) => [i18n.t(texts[field]), getText(field)]),
  );
}

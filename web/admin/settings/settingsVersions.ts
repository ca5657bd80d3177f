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
export function settingsVersions(
  i18n: I18n,
  base: Settings_AllFragment,
  edited: SettingsValues,
  latest: Settings_AllFragment,
): VersionsRow[] {
  const getTexts = (values: SettingsValues) => readTexts(i18n, values);
  const [initial, saved] = [getTexts(toValues(base)), getTexts(toValues(latest))];
  return Object.entries(getTexts(edited)).map(([label, text]) => ({
    label,
    base: initial[label] ?? '',
    edited: text,
    latest: saved[label] ?? '',
  }));
}

/** Returns the text of each setting. */
function readTexts(i18n: I18n, values: SettingsValues): Record<string, string> {
  const { assurances, bankTransfer, booking, features, hours, requireStaffTwoFactor, corsOrigins } = values;
  const { showPricesWithTax } = values;
  const yesOrNo = (value: boolean) => (value ? i18n.t('Yes') : i18n.t('No'));
  return {
    ...labelTexts(i18n, { ...storeDetailTexts, ...figureTexts }, (field) => values[field]),
    [i18n.t(taxDisplayText)]: yesOrNo(showPricesWithTax),
    [i18n.t('Opening hours')]: hours
      .map(({ days, opens, closes }) => `${days} ${opens} – ${closes}`)
      .join('; '),
    ...labelTexts(i18n, bookingTexts, (field) => bookingText(i18n, booking, field)),
    ...labelTexts(i18n, bankTexts, (field) => bankTransfer[field]),
    ...labelTexts(i18n, assuranceTexts, (field) => {
      const { isShown, text, textNe } = assurances[field];
      return [yesOrNo(isShown), text, textNe].filter(Boolean).join(' · ');
    }),
    ...labelTexts(i18n, featureTexts, (field) => yesOrNo(features[field])),
    [i18n.t('Require two-factor sign-in for all staff')]: yesOrNo(requireStaffTwoFactor),
    [i18n.t(originsText)]: corsOrigins,
  };
}

function bookingText(
  i18n: I18n,
  booking: SettingsValues['booking'],
  field: keyof typeof bookingTexts,
): string {
  if (field === 'isOffered') return booking.isOffered ? i18n.t('Yes') : i18n.t('No');
  return field === 'rateRule' ? i18n.t(rateRuleTexts[booking.rateRule]) : booking[field];
}

function labelTexts<Field extends string>(
  i18n: I18n,
  texts: Record<Field, string>,
  getText: (field: Field) => string,
): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(texts) as Field[]).map((field) => [i18n.t(texts[field]), getText(field)]),
  );
}

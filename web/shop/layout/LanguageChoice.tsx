import { useLingui } from '@lingui/react';
import { asLanguage } from '#web/locale/language.ts';
import { useChooseLanguage } from '#web/session/useChooseLanguage.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

/** Each in its own letters, for whoever cannot read the other. */
const NAMES = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ne', text: 'नेपाली', lang: 'ne' },
] as const;

export function LanguageChoice() {
  const { i18n } = useLingui();
  const choose = useChooseLanguage();
  return (
    <ChoiceRow
      label={i18n.t('Language')}
      choices={NAMES}
      chosen={asLanguage(i18n.locale) ?? 'en'}
      onChoose={choose}
    />
  );
}

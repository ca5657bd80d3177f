import { useLingui } from '@lingui/react';
import { parseLanguage } from '#web/locale/language.ts';
import { LANGUAGE_NAMES } from '#web/locale/languageNames.ts';
import { useChooseLanguage } from '#web/session/useChooseLanguage.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

export function LanguageChoice() {
  const { i18n } = useLingui();
  const chooseLanguage = useChooseLanguage();
  return (
    <ChoiceRow
      label={i18n.t('Language')}
      choices={LANGUAGE_NAMES}
      selectedValue={parseLanguage(i18n.locale) ?? 'en'}
      onChoose={chooseLanguage}
    />
  );
}

import { useLingui } from '@lingui/react';
import { asLanguage } from '#web/locale/language.ts';
import { LANGUAGE_NAMES } from '#web/locale/languageNames.ts';
import { useChooseLanguage } from '#web/session/useChooseLanguage.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

export function LanguageChoice() {
  const { i18n } = useLingui();
  const choose = useChooseLanguage();
  return (
    <ChoiceRow
      label={i18n.t('Language')}
      choices={LANGUAGE_NAMES}
      selectedValue={asLanguage(i18n.locale) ?? 'en'}
      onChoose={choose}
    />
  );
}

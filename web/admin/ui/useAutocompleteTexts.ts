import { useLingui } from '@lingui/react';

/** The names of an Autocomplete's own buttons, which Material UI has in English only. */
export function useAutocompleteTexts() {
  const { i18n } = useLingui();
  return {
    openText: i18n.t('Show choices'),
    closeText: i18n.t('Close'),
    clearText: i18n.t('Clear'),
  };
}

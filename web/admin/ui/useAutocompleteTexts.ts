import { useLingui } from '@lingui/react';

/** Returns translated labels for an Autocomplete's buttons, which Material UI provides only in English. */
export function useAutocompleteTexts() {
  const { i18n } = useLingui();
  return {
    openText: i18n.t('Show options'),
    closeText: i18n.t('Close'),
    clearText: i18n.t('Clear'),
  };
}

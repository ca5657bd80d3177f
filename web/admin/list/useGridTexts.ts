import { useLingui } from '@lingui/react';
import type { GridLocaleText } from '@mui/x-data-grid';

/** The grid's own words, in the language of the screen. */
export function useGridTexts(): Partial<GridLocaleText> {
  const { i18n } = useLingui();
  return {
    noRowsLabel: i18n.t('There is nothing here yet'),
    columnHeaderSortIconLabel: i18n.t('Sort'),
    checkboxSelectionHeaderName: i18n.t('Choose'),
    checkboxSelectionSelectAllRows: i18n.t('Choose all rows of this page'),
    checkboxSelectionUnselectAllRows: i18n.t('Choose no row of this page'),
    checkboxSelectionSelectRow: i18n.t('Choose this row'),
    checkboxSelectionUnselectRow: i18n.t('Do not choose this row'),
  };
}

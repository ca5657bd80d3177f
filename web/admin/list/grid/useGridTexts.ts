import { useLingui } from '@lingui/react';
import type { GridLocaleText } from '@mui/x-data-grid';

/** Returns the texts of the grid in the screen's language. */
export function useGridTexts(): Partial<GridLocaleText> {
  const { i18n } = useLingui();
  return {
    noRowsLabel: i18n.t('Nothing here yet'),
    columnHeaderSortIconLabel: i18n.t('Sort'),
    columnHeaderSortIconAriaLabel: (column, direction) => {
      if (direction === 'asc') return i18n.t('Sort {column} in ascending order', { column });
      if (direction === 'desc') return i18n.t('Sort {column} in descending order', { column });
      return i18n.t('Stop sorting by {column}', { column });
    },
    checkboxSelectionHeaderName: i18n.t('Select'),
    checkboxSelectionSelectAllRows: i18n.t('Select all rows on this page'),
    checkboxSelectionUnselectAllRows: i18n.t('Deselect all rows on this page'),
    checkboxSelectionSelectRow: i18n.t('Select row'),
    checkboxSelectionUnselectRow: i18n.t('Deselect row'),
  };
}

import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import type { SheetFormat, StartListExportInput } from '#web/graphql/types.generated.ts';
import type { ListColumn } from '../listColumn.ts';
import type { ImportableForm, ListDefinition } from '../listDefinition.ts';
import { effectiveSort } from '../state/effectiveSort.ts';
import type { ListState, ShownColumn } from '../state/listUrl.ts';

export interface ExportedView<Row> {
  definition: ListDefinition<Row>;
  state: Pick<ListState, 'filter' | 'search' | 'sort'>;
  visibleColumns: readonly ShownColumn[];
}

/** Returns the input for exporting the list as shown: its columns in order, with their headings. */
export function exportInput<Row>(
  i18n: I18n,
  { definition, state, visibleColumns: shown }: ExportedView<Row>,
  format: SheetFormat,
): StartListExportInput {
  const { id, columns, exportFilter } = definition;
  return {
    list: id,
    format,
    columns: shown.flatMap(({ field }) => {
      const column = columns.find((one) => one.field === field);
      if (!column || column.exported === false) return [];
      return [{ column: field, header: i18n.t(column.header), words: splitWords(i18n, column) }];
    }),
    filter: exportFilter?.(state),
    sort: effectiveSort(definition, state),
  };
}

/** Returns the input for exporting the same rows in import columns, as far as the viewer has permission. */
export function importableInput<Row>(
  { list, columns, exportFilter }: ImportableForm,
  { definition, state }: Pick<ExportedView<Row>, 'definition' | 'state'>,
  may: (action: Action) => boolean,
): StartListExportInput {
  return {
    list,
    format: 'CSV',
    columns: columns
      .filter(({ needs }) => !needs || may(needs))
      .map(({ field }) => ({ column: field, header: field })),
    filter: exportFilter(state),
    sort: effectiveSort(definition, state),
  };
}

function splitWords<Row>(i18n: I18n, { valueLabels: words = {} }: ListColumn<Row>) {
  const known = typeof words === 'function' ? words(i18n) : words;
  return Object.entries(known).map(([value, text]) => ({ value, word: i18n.t(text) }));
}

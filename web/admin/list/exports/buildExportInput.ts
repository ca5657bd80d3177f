import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import type { SheetFormat, StartListExportInput } from '#web/graphql/types.generated.ts';
import type { ListColumn } from '../listColumn.ts';
import type { ImportableForm, ListDefinition } from '../listDefinition.ts';
import { getEffectiveSort } from '../state/getEffectiveSort.ts';
import type { ListState, ShownColumn } from '../state/listUrl.ts';

export interface ExportedView<Row> {
  definition: ListDefinition<Row>;
  state: Pick<ListState, 'filter' | 'search' | 'sort'>;
  visibleColumns: readonly ShownColumn[];
}

/** Returns the input for exporting the list as shown: its columns in order, with their headings. */
export function buildExportInput<Row>(
  i18n: I18n,
  { definition, state, visibleColumns }: ExportedView<Row>,
  format: SheetFormat,
): StartListExportInput {
  const { id, columns, exportFilter } = definition;
  return {
    list: id,
    format,
    columns: visibleColumns.flatMap(({ field }) => {
      const column = columns.find((candidate) => candidate.field === field);
      if (!column || column.exported === false) return [];
      return [{ column: field, header: i18n.t(column.header), words: splitWords(i18n, column) }];
    }),
    filter: exportFilter?.(state),
    sort: getEffectiveSort(definition, state),
  };
}

/** Returns the input for exporting the same rows with those import columns that the viewer has permission for. */
export function buildImportableInput<Row>(
  { list, columns, exportFilter }: ImportableForm,
  { definition, state }: Pick<ExportedView<Row>, 'definition' | 'state'>,
  can: (action: Action) => boolean,
): StartListExportInput {
  return {
    list,
    format: 'CSV',
    columns: columns
      .filter(({ needs }) => !needs || can(needs))
      .map(({ field }) => ({ column: field, header: field })),
    filter: exportFilter(state),
    sort: getEffectiveSort(definition, state),
  };
}

function splitWords<Row>(i18n: I18n, { valueLabels = {} }: ListColumn<Row>) {
  const labels = typeof valueLabels === 'function' ? valueLabels(i18n) : valueLabels;
  return Object.entries(labels).map(([value, text]) => ({ value, word: i18n.t(text) }));
}

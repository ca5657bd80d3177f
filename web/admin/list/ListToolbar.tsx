import { useLingui } from '@lingui/react';
import { Stack } from '@mui/material';
import { ExportMenu } from './exports/ExportMenu.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { ColumnsMenu } from './grid/ColumnsMenu.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { ListDefinition } from './listDefinition.ts';
import { SortMenu } from './SortMenu.tsx';
import { findCurrentTab, preserveTabFilter, removeTabFilter } from './state/findCurrentTab.ts';
import type { ListState, ShownColumn } from './state/listUrl.ts';
import type { ListStateUpdater } from './state/useListState.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

export interface ListToolbarProps<Row> {
  definition: ListDefinition<Row>;
  state: ListState;
  change: ListStateUpdater;
  visibleColumns: readonly ShownColumn[];
}

/** Controls for the rows and columns of the list. */
export function ListToolbar<Row>({ definition, state, change, visibleColumns }: ListToolbarProps<Row>) {
  const { i18n } = useLingui();
  const { columns, filters, search, sorts, multiSort = false, tabs } = definition;
  return (
    <Stack
      role="toolbar"
      aria-label={i18n.t('Search, filter and sort')}
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {search && (
        <ListSearch
          placeholder={i18n.t(search)}
          value={state.search}
          onChange={(searchText) => change({ search: searchText }, { replace: true })}
        />
      )}
      <FilterBar
        filters={filters.filter(({ field }) => field !== tabs?.field)}
        values={removeTabFilter(definition, state.filter)}
        onChange={(filter) => change({ filter: preserveTabFilter(definition, state.filter, filter) })}
      />
      <Stack direction="row" sx={{ ml: 'auto', flexWrap: { sm: 'wrap' } }}>
        <ViewsMenu definition={definition} state={state} change={change} />
        <SortMenu
          sorts={sorts}
          sort={state.sort}
          defaultSort={findCurrentTab(definition, state.filter)?.sort}
          isMultiple={multiSort}
          columns={columns}
          onChange={(sort) => change({ sort })}
        />
        <ColumnsMenu
          columns={columns}
          visibleColumns={visibleColumns}
          density={state.density}
          onColumns={(nextColumns) => change({ columns: nextColumns })}
          onDensity={(density) => change({ density })}
        />
        {definition.exportFilter && (
          <ExportMenu definition={definition} state={state} visibleColumns={visibleColumns} />
        )}
      </Stack>
    </Stack>
  );
}

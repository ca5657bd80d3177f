import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { SelectionControl } from './bulk/useSelection.ts';
import { ListGrid } from './grid/ListGrid.tsx';
import { ListCards } from './ListCards.tsx';
import type { ListDefinition } from './listDefinition.ts';
import { findCurrentTab, preserveTabFilter, removeTabFilter } from './state/findCurrentTab.ts';
import type { ListState, ShownColumn } from './state/listUrl.ts';
import type { ListStateUpdater } from './state/useListState.ts';
import type { PagedRows } from './useListRows.ts';

export interface ListBodyProps<Row> {
  definition: ListDefinition<Row>;
  state: ListState;
  change: ListStateUpdater;
  visibleColumns: readonly ShownColumn[];
  rows: PagedRows<Row>;
  control: SelectionControl;
  /** Row selected with the keyboard. */
  currentRow: string | null;
}

/** The rows, or the reason why there are none. */
export function ListBody<Row>({ isCardView, ...props }: ListBodyProps<Row> & { isCardView: boolean }) {
  const { i18n } = useLingui();
  const { definition, state, change, rows } = props;
  const NotFound = definition.notFound;
  if (rows.error && !rows.rows) return <ErrorState error={rows.error} retry={rows.refetch} />;
  if (!rows.loading && rows.rows?.length === 0) {
    const isFiltered =
      state.search !== '' || Object.keys(removeTabFilter(definition, state.filter)).length > 0;
    const emptyState = findCurrentTab(definition, state.filter)?.empty ?? definition.empty;
    if (!isFiltered && state.page === 1)
      return <EmptyState {...translate(emptyState ?? { title: /*i18n*/ 'Nothing here yet' })} />;
    return (
      <EmptyState
        title={i18n.t('No results found')}
        text={i18n.t('Try changing the search or the filters.')}
        action={
          <Stack sx={{ gap: 1, alignItems: 'center' }}>
            <Button
              variant="outlined"
              onClick={() => change({ filter: preserveTabFilter(definition, state.filter, {}), search: '' })}
            >
              {i18n.t('Show all')}
            </Button>
            {NotFound && state.search !== '' && <NotFound search={state.search} />}
          </Stack>
        }
      />
    );
  }
  return isCardView ? <ListCards {...props} /> : <ListGrid {...props} />;

  function translate({ title, text, action }: NonNullable<ListDefinition<Row>['empty']>) {
    return { title: i18n.t(title), text: text && i18n.t(text), action };
  }
}

import { useLingui } from '@lingui/react';
import { Box, Stack, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useSelection } from './bulk/useSelection.ts';
import type { BulkAction } from './bulkAction.ts';
import { useStoredRowLinks } from './keys/rowLinks.ts';
import { useListKeys } from './keys/useListKeys.ts';
import { ListBody } from './ListBody.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListColumn } from './listColumn.ts';
import type { ListDefinition } from './listDefinition.ts';
import { ListChangesBar } from './liveUpdates/ListChangesBar.tsx';
import { findCurrentTab } from './state/findCurrentTab.ts';
import type { ShownColumn } from './state/listUrl.ts';
import { useListState } from './state/useListState.ts';
import { ListTabs } from './tabs/ListTabs.tsx';
import { useListRows } from './useListRows.ts';

export interface AdminListProps<Row> {
  definition: ListDefinition<Row>;
  /** Content between the title and the list. */
  children?: ReactNode;
  /** Content below the list. */
  footer?: ReactNode;
}

/** List screen with search, filters, rows, actions and pages. */
export function AdminList<Row>({ definition: fullDefinition, children, footer }: AdminListProps<Row>) {
  const definition = usePermittedDefinition(fullDefinition);
  const { i18n } = useLingui();
  // Tablets are too narrow for a table; figures would be truncated.
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [state, change] = useListState(definition);
  const rows = useListRows(definition, state, change);
  const { query, totalCount } = rows;
  const selection = useSelection(JSON.stringify(query));
  const { actions, liveUpdates, rowId, tabs } = definition;
  const [requestedAction, setRequestedAction] = useState<BulkAction<Row> | null>(null);
  const currentRow = useListKeys({
    definition,
    rows: rows.rows,
    control: selection,
    onAction: setRequestedAction,
  });
  useStoredRowLinks(rows.rows?.map((row) => definition.rowLink?.(row)) ?? []);
  const visibleColumns = selectVisibleColumns(
    definition.columns,
    state.columns,
    findCurrentTab(definition, state.filter)?.columns,
  );

  return (
    <AdminPage
      title={i18n.t(definition.title)}
      actions={
        typeof actions === 'function'
          ? actions({
              filter: state.filter,
              sort: query.sort,
              search: state.search,
              columns: visibleColumns.map(({ field }) => field),
              totalCount,
            })
          : actions
      }
    >
      {children}
      <Stack sx={{ gap: 1.5 }}>
        {tabs && <ListTabs tabs={tabs} filter={state.filter} />}
        <ListToolbar definition={definition} state={state} change={change} visibleColumns={visibleColumns} />
        {liveUpdates && <ListChangesBar definition={{ liveUpdates, rowId }} rows={rows} />}
        <Box>
          <ListBody
            definition={definition}
            state={state}
            change={change}
            visibleColumns={visibleColumns}
            rows={rows}
            control={selection}
            currentRow={currentRow}
            isCardView={isNarrow}
          />
          <ListPager
            page={rows.page}
            pages={rows.pages}
            first={state.first}
            totalCount={totalCount}
            visibleCount={rows.rows?.length ?? 0}
            onPrevious={rows.goToPreviousPage}
            onNext={rows.goToNextPage}
            onPageSizeChange={(first) => change({ first })}
          />
        </Box>
        <SelectionBar
          definition={definition}
          rows={rows}
          control={selection}
          requestedAction={requestedAction}
          onRequestHandled={() => setRequestedAction(null)}
        />
      </Stack>
      {footer}
    </AdminPage>
  );
}

/** Returns the columns in the URL, or else the default columns of the tab or list. */
function selectVisibleColumns<Row>(
  columns: readonly ListColumn<Row>[],
  columnsInAddress: readonly ShownColumn[] | null,
  tabColumns?: readonly string[],
): readonly ShownColumn[] {
  if (columnsInAddress) return columnsInAddress;
  return (
    tabColumns ?? columns.filter(({ isHiddenByDefault: isHidden }) => !isHidden).map(({ field }) => field)
  ).map((field) => ({
    field,
  }));
}

/** Removes the columns, actions and links that the viewer has no permission for. If no action remains, rows cannot be selected. */
function usePermittedDefinition<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const can = useHasPermission();
  const { bulkActions, bulkLinks, exportFilter, columns, ...otherFields } = definition;
  const permittedActions = bulkActions?.filter(({ needs }) => !needs || can(needs)) ?? [];
  const links = bulkLinks?.filter(({ needs }) => needs.some(can)) ?? [];
  return {
    ...otherFields,
    columns: columns.filter(({ needs }) => !needs || can(needs)),
    ...(permittedActions.length + links.length > 0 && { bulkActions: permittedActions, bulkLinks: links }),
    ...(exportFilter && can('exportLists') && { exportFilter }),
  };
}

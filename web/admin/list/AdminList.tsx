import { useLingui } from '@lingui/react';
import { Box, Stack, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useMay } from '#web/session/useMay.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useSelection } from './bulk/useSelection.ts';
import type { BulkAction } from './bulkAction.ts';
import { useShownRows } from './keys/shownRows.ts';
import { useListKeys } from './keys/useListKeys.ts';
import { ListBody } from './ListBody.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListColumn } from './listColumn.ts';
import type { ListDefinition } from './listDefinition.ts';
import { NewsBar } from './news/NewsBar.tsx';
import type { ShownColumn } from './state/listUrl.ts';
import { tabOf } from './state/tabOf.ts';
import { useListState } from './state/useListState.ts';
import { ListTabs } from './tabs/ListTabs.tsx';
import { useListRows } from './useListRows.ts';

export interface AdminListProps<Row> {
  definition: ListDefinition<Row>;
  /** What stands between the title and the list. */
  children?: ReactNode;
  /** What stands at the foot of the screen. */
  footer?: ReactNode;
}

/** A list screen: what is looked for, the rows, what can be done with them, and the pages. */
export function AdminList<Row>({ definition: whole, children, footer }: AdminListProps<Row>) {
  const definition = usePermitted(whole);
  const { i18n } = useLingui();
  // A table needs the room of a desk: its figures would be cut on a tablet.
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [state, change] = useListState(definition);
  const rows = useListRows(definition, state, change);
  const { query, totalCount } = rows;
  const selection = useSelection(JSON.stringify(query));
  const { actions, news, rowId, tabs } = definition;
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const current = useListKeys({ definition, rows: rows.rows, control: selection, onAction: setAsked });
  useShownRows(rows.rows?.map((row) => definition.rowLink?.(row)) ?? []);
  const shown = columnsShown(definition.columns, state.columns, tabOf(definition, state.filter)?.columns);

  return (
    <AdminPage
      title={i18n.t(definition.title)}
      actions={
        typeof actions === 'function'
          ? actions({
              filter: state.filter,
              sort: query.sort,
              search: state.search,
              columns: shown.map(({ field }) => field),
              totalCount,
            })
          : actions
      }
    >
      {children}
      <Stack sx={{ gap: 1.5 }}>
        {tabs && <ListTabs tabs={tabs} filter={state.filter} />}
        <ListToolbar definition={definition} state={state} change={change} shown={shown} />
        {news && <NewsBar definition={{ news, rowId }} rows={rows} />}
        <Box>
          <ListBody
            definition={definition}
            state={state}
            change={change}
            shown={shown}
            rows={rows}
            control={selection}
            current={current}
            asCards={isNarrow}
          />
          <ListPager
            page={rows.page}
            pages={rows.pages}
            first={state.first}
            totalCount={totalCount}
            shown={rows.rows?.length ?? 0}
            previous={rows.previous}
            next={rows.next}
            onFirst={(first) => change({ first })}
          />
        </Box>
        <SelectionBar
          definition={definition}
          rows={rows}
          control={selection}
          asked={asked}
          onBegun={() => setAsked(null)}
        />
      </Stack>
      {footer}
    </AdminPage>
  );
}

/** The columns that the address asks for, or those that the tab, or else the list, comes with. */
function columnsShown<Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly ShownColumn[] | null,
  ofTab?: readonly string[],
): readonly ShownColumn[] {
  if (asked) return asked;
  return (ofTab ?? columns.filter(({ hidden }) => !hidden).map(({ field }) => field)).map((field) => ({
    field,
  }));
}

/** A list with what the viewer may see and do with its rows alone: without anything to do, no row can be chosen. */
function usePermitted<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const may = useMay();
  const { bulkActions, bulkLinks, exportFilter, columns, ...rest } = definition;
  const allowed = bulkActions?.filter(({ needs }) => !needs || may(needs)) ?? [];
  const links = bulkLinks?.filter(({ needs }) => needs.some(may)) ?? [];
  return {
    ...rest,
    columns: columns.filter(({ needs }) => !needs || may(needs)),
    ...(allowed.length + links.length > 0 && { bulkActions: allowed, bulkLinks: links }),
    ...(exportFilter && may('exportLists') && { exportFilter }),
  };
}

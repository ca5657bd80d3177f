import { useLingui } from '@lingui/react';
import { Box, Stack, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useSelection } from './bulk/useSelection.ts';
import { columnsShown } from './grid/shownColumns.ts';
import { useShownRows } from './keys/shownRows.ts';
import { useListKeys } from './keys/useListKeys.ts';
import { ListBody } from './ListBody.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { BulkAction, ListDefinition } from './listDefinition.ts';
import { NewsBar } from './news/NewsBar.tsx';
import { tabOf } from './state/tabOf.ts';
import { useListState } from './state/useListState.ts';
import { ListTabs } from './tabs/ListTabs.tsx';
import { useListRows } from './useListRows.ts';
import { usePermitted } from './usePermitted.ts';

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

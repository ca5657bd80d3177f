import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { DataGrid, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListBodyProps } from '../ListBody.tsx';
import { RefreshIndicator } from '../RefreshIndicator.tsx';
import type { Density } from '../state/listUrl.ts';
import { createGridColumns } from './createGridColumns.tsx';
import { useGridTexts } from './useGridTexts.ts';

const NO_ROWS: readonly never[] = [];
const ROW_HEIGHTS: Record<Density, number> = { compact: 32, standard: 40, comfortable: 54 };

export function ListGrid<Row>({
  definition,
  state,
  change,
  visibleColumns,
  rows,
  control,
  currentRow,
}: ListBodyProps<Row>) {
  const grid = useGridApiRef();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const texts = useGridTexts();
  const { query, loading } = rows;
  const { selection } = control;
  const shownRows = (rows.rows ?? NO_ROWS) as readonly Row[];
  const columns = useMemo(
    () => createGridColumns(definition, { visibleColumns, rows: shownRows, i18n }),
    [definition, visibleColumns, shownRows, i18n],
  );
  const ids = useMemo(() => shownRows.map(definition.rowId), [shownRows, definition]);
  const focusRow = useEffectEvent((id: string) => {
    const titleField = definition.columns.find(({ card }) => card === 'title')?.field;
    const field =
      visibleColumns.find((entry) => entry.field === titleField)?.field ?? visibleColumns[0]?.field;
    if (!field || !grid.current) return;
    grid.current.scrollToIndexes({ rowIndex: ids.indexOf(id) });
    grid.current.setCellFocus(id, field);
  });
  useEffect(() => {
    if (currentRow) focusRow(currentRow);
  }, [currentRow]);
  // The selection must be a stable object, because the grid reports a new object as a change.
  const selectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set(selection.all ? ids : selection.ids) }),
    [selection, ids],
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: rows.rows ? 160 : 560,
        maxHeight: { md: 'calc(100dvh - 260px)' },
      }}
    >
      <RefreshIndicator isOn={loading && rows.rows !== undefined} />
      <DataGrid
        apiRef={grid}
        aria-label={i18n.t(definition.title)}
        localeText={texts}
        columns={columns}
        rows={shownRows as readonly object[]}
        getRowId={(row) => definition.rowId(row as Row)}
        loading={loading && !rows.rows}
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        rowHeight={ROW_HEIGHTS[state.density]}
        {...(definition.columns.some(({ wraps }) => wraps) && { getRowHeight: () => 'auto' as const })}
        columnHeaderHeight={40}
        hideFooter
        disableVirtualization={definition.isEditable ?? false}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        sortingMode="server"
        sortModel={toSortModel()}
        onSortModelChange={([model]) => sortBy(model?.field, model?.sort === 'asc' ? 'asc' : 'desc', false)}
        onColumnHeaderClick={({ field }, event) => {
          if (!event.shiftKey || !definition.multiSort) return;
          event.defaultMuiPrevented = true;
          sortBy(field, getNextDirection(field), true);
        }}
        onColumnWidthChange={({ colDef, width }) =>
          change(
            {
              columns: visibleColumns.map((entry) =>
                entry.field === colDef.field ? { ...entry, width } : entry,
              ),
            },
            { replace: true },
          )
        }
        checkboxSelection={definition.bulkActions !== undefined}
        disableRowSelectionOnClick
        rowSelectionModel={selectionModel}
        onRowSelectionModelChange={({ type, ids: changedIds }) =>
          control.choose(ids.filter((id) => (type === 'include' ? changedIds.has(id) : !changedIds.has(id))))
        }
        onRowClick={({ row }, event) => {
          const link = definition.rowLink?.(row as Row);
          const isInteractiveTarget =
            event.target instanceof Element && event.target.closest('a, button, input');
          if (link && !isInteractiveTarget && !window.getSelection()?.toString()) navigate(link);
        }}
        onCellKeyDown={({ row, field }, event) => {
          const link = definition.rowLink?.(row as Row);
          if (event.key === 'Enter' && link && field !== '__check__' && event.target === event.currentTarget)
            navigate(link);
        }}
        getRowClassName={({ id }) => (id === currentRow ? 'is-current' : '')}
        sx={{
          '& .is-current': { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
          ...(definition.rowLink && { '& .MuiDataGrid-row': { cursor: 'pointer' } }),
        }}
      />
    </Box>
  );

  function toSortModel(): GridSortModel {
    const [sort] = query.sort;
    // Limited to visible columns, because the grid drops a hidden column from the sort and reports that as a change
    // by the user.
    for (const { field } of visibleColumns) {
      const columnSorts = definition.columns.find((entry) => entry.field === field)?.sortable;
      if (sort && columnSorts?.asc === sort) return [{ field, sort: 'asc' }];
      if (sort && columnSorts?.desc === sort) return [{ field, sort: 'desc' }];
    }
    return [];
  }

  function sortBy(field: string | undefined, direction: 'asc' | 'desc', isAdded: boolean) {
    const columnSorts = definition.columns.find((entry) => entry.field === field)?.sortable;
    const value = columnSorts?.[direction] ?? columnSorts?.asc ?? columnSorts?.desc;
    if (!value) return change({ sort: [] });
    const otherSorts = state.sort.filter(
      (entry) => entry !== columnSorts?.asc && entry !== columnSorts?.desc,
    );
    change({ sort: isAdded ? [...otherSorts, value] : [value] });
  }

  function getNextDirection(field: string): 'asc' | 'desc' {
    const columnSorts = definition.columns.find((entry) => entry.field === field)?.sortable;
    return columnSorts?.desc && state.sort.includes(columnSorts.desc) ? 'asc' : 'desc';
  }
}

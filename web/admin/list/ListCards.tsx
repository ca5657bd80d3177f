import { useLingui } from '@lingui/react';
import { Box, Checkbox, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Fragment, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SelectionControl } from './bulk/useSelection.ts';
import { renderCellContent } from './grid/renderCellContent.tsx';
import type { ListBodyProps } from './ListBody.tsx';
import type { ListColumn } from './listColumn.ts';
import type { ListDefinition } from './listDefinition.ts';
import { RefreshIndicator } from './RefreshIndicator.tsx';

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows as cards, for screens too narrow for a table. */
export function ListCards<Row>({
  definition,
  visibleColumns,
  rows,
  control,
  currentRow,
}: ListBodyProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (currentRow)
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(currentRow)}"] a`)?.focus();
  }, [currentRow]);
  const columns = visibleColumns.flatMap(({ field }) =>
    definition.columns.filter((column) => column.field === field),
  );
  return (
    <Box>
      <RefreshIndicator isOn={rows.loading && rows.rows !== undefined} />
      <Box
        component="ul"
        ref={list}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {rows.rows
          ? rows.rows.map((row) => (
              <Card key={definition.rowId(row)} {...{ definition, columns, row, control }} />
            ))
          : SKELETON_KEYS.map((key) => <Skeleton key={key} component="li" height={112} />)}
      </Box>
    </Box>
  );
}

interface CardProps<Row> {
  definition: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  row: Row;
  control: SelectionControl;
}

function Card<Row>({ definition, columns, row, control: { selection, toggle } }: CardProps<Row>) {
  const { i18n } = useLingui();
  const id = definition.rowId(row);
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const lines = columns.filter(
    (column) => column !== title && column.card !== 'none' && column.card !== 'action',
  );
  const actions = columns.filter(({ card }) => card === 'action');
  const link = definition.rowLink?.(row);
  const name = definition.rowName?.(row) ?? id;
  return (
    <Stack
      component="li"
      data-id={id}
      direction="row"
      sx={{
        position: 'relative',
        gap: 1,
        p: 1.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:has(a:focus-visible), &:hover': { borderColor: link && 'primary.main' },
        // The card's link covers the whole card, so other controls are placed above it.
        '& :is(dl, .actions) :is(a, button, input), & .MuiCheckbox-root': { position: 'relative', zIndex: 1 },
      }}
    >
      {definition.bulkActions && (
        <Checkbox
          checked={selection.all || selection.ids.has(id)}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': i18n.t('Select {name}', { name }) } }}
          sx={{ m: -1, alignSelf: 'flex-start' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="subtitle2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {title && link ? (
            <Link
              component={RouterLink}
              to={link}
              sx={{ textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {renderCellContent(title, row)}
            </Link>
          ) : (
            title && renderCellContent(title, row)
          )}
        </Typography>
        {definition.card ? definition.card(row) : <Lines columns={lines} row={row} />}
        {actions.length > 0 && (
          <Stack className="actions" direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mr: -1 }}>
            {actions.map((column) => (
              <Fragment key={column.field}>{renderCellContent(column, row)}</Fragment>
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

function Lines<Row>({ columns, row }: Pick<CardProps<Row>, 'columns' | 'row'>) {
  const { i18n } = useLingui();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0.25,
      }}
    >
      {columns.map((column) => (
        <Box
          key={column.field}
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 }}
        >
          <Typography
            component="dt"
            variant="body2"
            color="textSecondary"
            sx={{ flex: 'none', maxWidth: '50%' }}
          >
            {i18n.t(column.header)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              minWidth: 0,
              textAlign: 'right',
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
              // Unlike a cell, a card shows long values in full.
              '& .MuiTypography-noWrap, & .MuiButton-root, & .MuiButton-root > *': {
                overflow: 'visible',
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
                minWidth: 0,
              },
              '& .MuiButton-root': {
                justifyContent: 'flex-end',
                textAlign: 'right',
                verticalAlign: 'baseline',
              },
            }}
          >
            {renderCellContent(column, row) || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { BulkAction, ListDefinition } from '../listDefinition.ts';
import type { PagedRows } from '../useListRows.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionControl } from './useSelection.ts';

export interface SelectionBarProps<Row> {
  definition: ListDefinition<Row>;
  rows: PagedRows<Row>;
  control: SelectionControl;
}

/** How many rows are chosen, and what can be done with them; at the foot of the screen, so that no row moves. */
export function SelectionBar<Row>({ definition, rows, control }: SelectionBarProps<Row>) {
  const { i18n } = useLingui();
  const [action, setAction] = useState<BulkAction<Row> | null>(null);
  const { bulkActions = [], counted = /*i18n*/ '{count, plural, one {# row} other {# rows}}' } = definition;
  const { selection, chooseAll, clear } = control;
  const { totalCount = 0 } = rows;
  const count = selection.all ? totalCount : selection.ids.size;
  const named = (number: number) => i18n.t(counted, { count: number });
  const onPage = rows.rows ?? [];
  const chosen = onPage.filter((row) => selection.all || selection.ids.has(definition.rowId(row)));
  const isWholePage = !selection.all && count > 0 && count === onPage.length;

  if (count === 0 && !action) return null;
  return (
    <Stack
      role="region"
      aria-label={i18n.t('Selection')}
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {selection.all
          ? i18n.t('All {rows} are selected.', { rows: named(count) })
          : i18n.t('{rows} selected.', { rows: named(count) })}
      </Typography>
      {isWholePage && definition.useReadIds && totalCount > count && (
        <Button variant="text" size="small" onClick={chooseAll}>
          {i18n.t('Select all {rows}', { rows: named(totalCount) })}
        </Button>
      )}
      <Button variant="text" size="small" onClick={clear}>
        {i18n.t('Clear selection')}
      </Button>
      <Stack direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
        {bulkActions
          .filter(({ isFor }) => isFor?.(chosen) ?? true)
          .map((one) => (
            <Button key={one.label} variant="outlined" size="small" onClick={() => setAction(one)}>
              {i18n.t(one.label)}
            </Button>
          ))}
      </Stack>
      {action && (
        <BulkDialog
          action={action}
          definition={definition}
          rows={rows}
          selection={selection}
          count={count}
          onClose={(isDone) => {
            setAction(null);
            if (!isDone) return;
            clear();
            void rows.refetch();
          }}
        />
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BulkAction } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { PagedRows } from '../useListRows.ts';
import { BulkButtons } from './BulkButtons.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkFailuresDialog } from './BulkFailuresDialog.tsx';
import type { SelectionControl } from './useSelection.ts';
import { useUndoableAction } from './useUndoableAction.ts';

export interface SelectionBarProps<Row> {
  definition: ListDefinition<Row>;
  rows: PagedRows<Row>;
  control: SelectionControl;
  /** Action requested by a keyboard shortcut. */
  requestedAction: BulkAction<Row> | null;
  onRequestHandled: () => void;
}

/**
 * Bar with the number of selected rows and the possible actions. It is at the bottom of the screen, so that the rows do
 * not move when it opens.
 */
export function SelectionBar<Row>({
  definition,
  rows,
  control,
  requestedAction,
  onRequestHandled,
}: SelectionBarProps<Row>) {
  const { i18n } = useLingui();
  const [action, setAction] = useState<BulkAction<Row> | null>(null);
  const {
    bulkActions = [],
    bulkLinks = [],
    countText = /*i18n*/ '{count, plural, one {# row} other {# rows}}',
  } = definition;
  const { selection, chooseAll, clear } = control;
  const { totalCount = 0 } = rows;
  const count = selection.all ? totalCount : selection.ids.size;
  const formatRowCount = (number: number) => i18n.t(countText, { count: number });
  const visibleRows = rows.rows ?? [];
  const selectedRows = visibleRows.filter((row) => selection.all || selection.ids.has(definition.rowId(row)));
  const undoableAction = useUndoableAction<Row>(() => {
    clear();
    void rows.refetch();
  });
  const isFullPageSelected = !selection.all && count > 0 && count === visibleRows.length;

  function beginAction(chosenAction: BulkAction<Row>) {
    if (selection.all || !chosenAction.undoableMessage) return setAction(chosenAction);
    const title = i18n.t('{action}: {rows}', {
      action: i18n.t(chosenAction.label),
      rows: formatRowCount(count),
    });
    void undoableAction.start(chosenAction, [...selection.ids], title);
  }

  const startRequestedAction = useEffectEvent((bulkAction: BulkAction<Row>) => {
    onRequestHandled();
    if (action === null && undoableAction.running === null) beginAction(bulkAction);
  });
  useEffect(() => {
    if (requestedAction && count > 0) startRequestedAction(requestedAction);
  }, [requestedAction, count]);

  const failuresDialog = undoableAction.failedAction && (
    <BulkFailuresDialog
      title={i18n.t(undoableAction.failedAction.action.label)}
      report={undoableAction.failedAction.report}
      onClose={undoableAction.close}
    />
  );
  if (count === 0 && !action) return failuresDialog;
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
          ? i18n.t('All {rows} are selected.', { rows: formatRowCount(count) })
          : i18n.t('{rows} selected.', { rows: formatRowCount(count) })}
      </Typography>
      {isFullPageSelected && definition.bulkFilter && totalCount > count && (
        <Button variant="text" size="small" onClick={chooseAll}>
          {i18n.t('Select all {rows}', { rows: formatRowCount(totalCount) })}
        </Button>
      )}
      <Button variant="text" size="small" onClick={clear}>
        {i18n.t('Clear selection')}
      </Button>
      {bulkLinks.map(({ label, to }) => (
        <Button
          key={label}
          variant="outlined"
          size="small"
          component={Link}
          to={to(selection.all ? null : [...selection.ids], rows.query)}
        >
          {i18n.t(label)}
        </Button>
      ))}
      <BulkButtons
        actions={bulkActions}
        selectedRows={selectedRows}
        runningAction={undoableAction.running}
        onBegin={beginAction}
      />
      {failuresDialog}
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
            if (!action.keepsSelection) clear();
            void rows.refetch();
          }}
        />
      )}
    </Stack>
  );
}

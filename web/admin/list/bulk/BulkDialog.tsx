import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { IdPage, ListQuery } from '../listQuery.ts';
import type { PagedRows } from '../useListRows.ts';
import { BulkResults } from './BulkResults.tsx';
import { useBulkJob } from './useBulkJob.ts';
import { useBulkRun } from './useBulkRun.ts';
import type { Selection } from './useSelection.ts';
import { useUndoToast } from './useUndoToast.tsx';

export interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  definition: ListDefinition<Row>;
  rows: PagedRows<Row>;
  selection: Selection;
  count: number;
  /** Called with true if the action ran. */
  onClose: (hasStarted: boolean) => void;
}

/** Asks for confirmation of a bulk action, then shows its progress and results. */
export function BulkDialog<Row>({
  action,
  definition,
  rows,
  selection,
  count,
  onClose,
}: BulkDialogProps<Row>) {
  const { i18n } = useLingui();
  const id = useId();
  const [formAnswer, setFormAnswer] = useState<unknown>();
  const readIds = (definition.useReadIds ?? useNoIds)();
  const { countText = /*i18n*/ '{count, plural, one {# row} other {# rows}}', rowId, rowName } = definition;
  // Row names are stored at the start, because a change can remove rows from the list.
  const [currentNames] = useState(
    () => new Map((rows.rows ?? []).map((row) => [rowId(row), rowName?.(row) ?? rowId(row)])),
  );
  const getRowName = (row: string) => currentNames.get(row) ?? row;
  const [selectedRows] = useState(() => findSelectedRows(rows.rows ?? [], definition, selection));
  const run = useBulkRun(action, {
    ...{
      definition,
      selection,
      query: rows.query,
      count,
      selectedRows,
      getRowName,
      readIds,
    },
  });
  const offerUndo = useUndoToast();
  const jobs = useBulkJob();
  const { stage, total, processed, done, failures, failed, jobId, isUndoable, isUndo } = run.progress;
  const { InputForm } = action;
  const isRetry = run.progress.retriedJobId !== null;
  const [chosenNames] = useState(() => (selection.all ? null : [...selection.ids].map(getRowName)));
  const [failedNames, setFailedNames] = useState<readonly string[] | null>(null);
  const isRunning = stage === 'running';
  const isWarningShown = stage === 'asking' || (stage === 'done' && done > 0);
  const canRetry = InputForm && action.change && !isUndo && stage === 'done' && failed > 0;
  const title = i18n.t('{action}: {rows}', {
    action: i18n.t(action.label),
    rows: i18n.t(countText, { count: isRetry ? total : count }),
  });
  const refresh = async (work: Promise<void>) => {
    await work;
    // Refetches the rows, so that the viewer's own changes are not announced as new.
    await settleReads(rows.refetch());
  };
  const close = () => {
    if (isRunning && !jobId) return;
    const hasStarted = stage !== 'asking' || isRetry;
    if (stage === 'done' && isUndoable && jobId && !isUndo)
      offerUndo(i18n.t('{done, plural, one {# changed} other {# changed}}', { done }), () =>
        jobs.undoFromToast(jobId),
      );
    onClose(hasStarted);
  };

  return (
    <Dialog
      open
      // A click outside does not discard typed text.
      onClose={(_event, reason) =>
        reason === 'backdropClick' && InputForm && stage === 'asking' ? undefined : close()
      }
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {stage === 'asking' &&
          (InputForm ? (
            <InputForm
              count={isRetry ? total : count}
              names={isRetry ? failedNames : chosenNames}
              answer={formAnswer}
              onAnswer={setFormAnswer}
            />
          ) : (
            <Typography>{i18n.t('This applies to everything selected.')}</Typography>
          ))}
        {isRunning && (
          <>
            <Typography role="status" sx={{ mb: 1 }}>
              {i18n.t('{done} of {count}', { done: i18n.number(processed), count: i18n.number(total) })}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={i18n.t('Progress')}
              value={total === 0 ? 0 : Math.min(100, (100 * processed) / total)}
            />
            {jobId && (
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                {i18n.t('You can close this window. The job will continue, and its report will be saved.')}
              </Typography>
            )}
          </>
        )}
        {stage === 'done' && <BulkResults progress={run.progress} doneText={action.doneText} />}
        {isWarningShown && action.permanentWarning && (
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {typeof action.permanentWarning === 'string'
              ? i18n.t(action.permanentWarning)
              : action.permanentWarning(i18n, selectedRows)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {stage === 'asking' && (
          <>
            <Button onClick={close}>{i18n.t('Cancel')}</Button>
            <Button
              variant="contained"
              disabled={InputForm !== undefined && formAnswer === undefined}
              onClick={() => void refresh(run.start(formAnswer, title))}
            >
              {i18n.t(action.confirm ?? action.label)}
            </Button>
          </>
        )}
        {isRunning && jobId && (
          <>
            <Button onClick={() => void run.stop()}>{i18n.t('Stop')}</Button>
            <Button variant="contained" onClick={close}>
              {i18n.t('Continue in the background')}
            </Button>
          </>
        )}
        {stage === 'done' && (
          <>
            {isUndoable && !isUndo && (
              <Button onClick={() => void refresh(run.undo())}>{i18n.t('Undo')}</Button>
            )}
            {canRetry && (
              <Button
                onClick={() => {
                  setFailedNames(failures.length === failed ? failures.map(({ name }) => name) : null);
                  run.retryFailed();
                }}
              >
                {i18n.t('Edit and try again')}
              </Button>
            )}
            <Button variant="contained" onClick={close}>
              {i18n.t('Close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Returns the selected rows; null if the page does not contain them all. */
function findSelectedRows<Row>(
  rows: readonly Row[],
  { rowId }: Pick<ListDefinition<Row>, 'rowId'>,
  selection: Selection,
): readonly Row[] | null {
  if (selection.all) return null;
  const matchingRows = rows.filter((row) => selection.ids.has(rowId(row)));
  return matchingRows.length === selection.ids.size ? matchingRows : null;
}

function useNoIds(): ((query: ListQuery) => Promise<IdPage>) | undefined {
  return undefined;
}

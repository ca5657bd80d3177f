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
import { readAgain } from '#web/api/readAgain.ts';
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
  /** Told whether anything was run. */
  onClose: (isDone: boolean) => void;
}

/** Asks before an action on many rows, shows how far it is, and what became of each. */
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
  const [answer, setAnswer] = useState<unknown>();
  const readIds = (definition.useReadIds ?? useNoIds)();
  const { counted = /*i18n*/ '{count, plural, one {# row} other {# rows}}', rowId, rowName } = definition;
  // The names as they were when it began: a change may take rows out of the list.
  const [names] = useState(
    () => new Map((rows.rows ?? []).map((row) => [rowId(row), rowName?.(row) ?? rowId(row)])),
  );
  const nameOf = (row: string) => names.get(row) ?? row;
  const [chosen] = useState(() => chosenRows(rows.rows ?? [], definition, selection));
  const run = useBulkRun(action, {
    ...{ definition, selection, query: rows.query, count, chosen, nameOf, readIds },
  });
  const offerUndo = useUndoToast();
  const jobs = useBulkJob();
  const { stage, total, reached, done, failures, failed, jobId, isUndoable, isUndo } = run.progress;
  const { Ask } = action;
  const isAskedAgain = run.progress.retryOf !== null;
  const [chosenNames] = useState(() => (selection.all ? null : [...selection.ids].map(nameOf)));
  const [failedNames, setFailedNames] = useState<readonly string[] | null>(null);
  const isRunning = stage === 'running';
  const isToTell = stage === 'asking' || (stage === 'done' && done > 0);
  const isToRepeat = Ask && action.change && !isUndo && stage === 'done' && failed > 0;
  const title = i18n.t('{action}: {rows}', {
    action: i18n.t(action.label),
    rows: i18n.t(counted, { count: isAskedAgain ? total : count }),
  });
  const refresh = async (work: Promise<void>) => {
    await work;
    // What this changes is no news to whoever did it.
    await readAgain(rows.refetch());
  };
  const close = () => {
    if (isRunning && !jobId) return;
    const isDone = stage !== 'asking' || isAskedAgain;
    if (stage === 'done' && isUndoable && jobId && !isUndo)
      offerUndo(i18n.t('{done, plural, one {# was changed} other {# were changed}}', { done }), () =>
        jobs.undoLater(jobId),
      );
    onClose(isDone);
  };

  return (
    <Dialog
      open
      // What was written is not lost to a click beside the window.
      onClose={(_event, reason) =>
        reason === 'backdropClick' && Ask && stage === 'asking' ? undefined : close()
      }
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {stage === 'asking' &&
          (Ask ? (
            <Ask
              count={isAskedAgain ? total : count}
              names={isAskedAgain ? failedNames : chosenNames}
              answer={answer}
              onAnswer={setAnswer}
            />
          ) : (
            <Typography>{i18n.t('This applies to everything selected.')}</Typography>
          ))}
        {isRunning && (
          <>
            <Typography role="status" sx={{ mb: 1 }}>
              {i18n.t('{done} of {count}', { done: i18n.number(reached), count: i18n.number(total) })}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={i18n.t('Progress')}
              value={total === 0 ? 0 : Math.min(100, (100 * reached) / total)}
            />
            {jobId && (
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                {i18n.t('You can close this window: the work goes on, and its report is kept.')}
              </Typography>
            )}
          </>
        )}
        {stage === 'done' && <BulkResults progress={run.progress} done={action.done} />}
        {isToTell && action.lasting && (
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {typeof action.lasting === 'string' ? i18n.t(action.lasting) : action.lasting(i18n, chosen)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {stage === 'asking' && (
          <>
            <Button onClick={close}>{i18n.t('Cancel')}</Button>
            <Button
              variant="contained"
              disabled={Ask !== undefined && answer === undefined}
              onClick={() => void refresh(run.start(answer, title))}
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
            {isToRepeat && (
              <Button
                onClick={() => {
                  setFailedNames(failures.length === failed ? failures.map(({ name }) => name) : null);
                  run.again();
                }}
              >
                {i18n.t('Change and try again')}
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

/** The rows that were chosen, where the page has all of them. */
function chosenRows<Row>(
  rows: readonly Row[],
  { rowId }: Pick<ListDefinition<Row>, 'rowId'>,
  selection: Selection,
): readonly Row[] | null {
  if (selection.all) return null;
  const found = rows.filter((row) => selection.ids.has(rowId(row)));
  return found.length === selection.ids.size ? found : null;
}

function useNoIds(): ((query: ListQuery) => Promise<IdPage>) | undefined {
  return undefined;
}

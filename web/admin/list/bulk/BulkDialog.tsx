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
import type { BulkAction, IdPage, ListDefinition, ListQuery } from '../listDefinition.ts';
import type { PagedRows } from '../useListRows.ts';
import { BulkResults } from './BulkResults.tsx';
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
  const { progress, start, again, undo, stop } = useBulkRun(action, {
    selection,
    query: rows.query,
    readIds,
  });
  const offerUndo = useUndoToast();
  const { stage, results, remaining } = progress;
  const { counted = /*i18n*/ '{count, plural, one {# row} other {# rows}}', rowId, rowName } = definition;
  const { Ask } = action;
  // The names as they were when it began: a change may take rows out of the list.
  const [names] = useState(
    () => new Map((rows.rows ?? []).map((row) => [rowId(row), rowName?.(row) ?? rowId(row)])),
  );
  const nameOf = (row: string) => names.get(row) ?? row;
  const chosen = remaining ?? (selection.all ? null : [...selection.ids]);
  const [changing] = useState(() => chosenRows(rows.rows ?? [], definition, selection));
  const isRunning = stage === 'running';
  const hasChanged = results.some(({ problem }) => !problem);
  const isToTell = stage === 'asking' || (stage === 'done' && hasChanged);
  const isToRepeat = Ask && !progress.isUndo && results.some(({ problem }) => problem);
  // What this changes is no news to whoever did it.
  const run = async (work: Promise<void>) => {
    await work;
    await rows.refetch().catch(() => undefined);
  };
  const close = () => {
    if (isRunning) return;
    const isDone = stage === 'done' || remaining !== undefined;
    if (isDone) offerUndo(results);
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
      <DialogTitle id={id}>
        {i18n.t('{action}: {rows}', {
          action: i18n.t(action.label),
          rows: i18n.t(counted, { count: remaining?.length ?? count }),
        })}
      </DialogTitle>
      <DialogContent>
        {stage === 'asking' &&
          (Ask ? (
            <Ask
              count={remaining?.length ?? count}
              names={chosen?.map(nameOf) ?? null}
              answer={answer}
              onAnswer={setAnswer}
            />
          ) : (
            <Typography>{i18n.t('This applies to everything selected.')}</Typography>
          ))}
        {isRunning && (
          <>
            <Typography role="status" sx={{ mb: 1 }}>
              {i18n.t('{done} of {count}', { done: i18n.number(results.length), count: i18n.number(count) })}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={i18n.t('Progress')}
              value={count === 0 ? 0 : Math.min(100, (100 * results.length) / count)}
            />
          </>
        )}
        {stage === 'done' && <BulkResults progress={progress} done={action.done} nameOf={nameOf} />}
        {isToTell && action.lasting && (
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {typeof action.lasting === 'string' ? i18n.t(action.lasting) : action.lasting(i18n, changing)}
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
              onClick={() => void run(start(answer))}
            >
              {i18n.t(action.confirm ?? action.label)}
            </Button>
          </>
        )}
        {isRunning && <Button onClick={stop}>{i18n.t('Stop')}</Button>}
        {stage === 'done' && (
          <>
            {results.some((result) => result.undo) && (
              <Button onClick={() => void run(undo())}>{i18n.t('Undo')}</Button>
            )}
            {isToRepeat && <Button onClick={again}>{i18n.t('Change and try again')}</Button>}
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

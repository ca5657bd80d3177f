import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { BulkResult } from '../listDefinition.ts';
import { BulkResults } from './BulkResults.tsx';

export interface RefusedDialogProps {
  /** What was asked for, in words. */
  title: string;
  results: readonly BulkResult[];
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What an action that ran without a question could not do, each with its reason. */
export function RefusedDialog({ title, results, nameOf, onClose }: RefusedDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <BulkResults progress={{ stage: 'done', results, isStopped: false, isUndo: false }} nameOf={nameOf} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {i18n.t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

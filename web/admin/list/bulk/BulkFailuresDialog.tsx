import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { BulkResults } from './BulkResults.tsx';
import type { JobReport } from './bulkJobs.ts';

export interface BulkFailuresDialogProps {
  /** Name of the action. */
  title: string;
  report: JobReport;
  onClose: () => void;
}

/** Shows the failures of an action that ran without a dialog, with their reasons. */
export function BulkFailuresDialog({ title, report: { job, failures }, onClose }: BulkFailuresDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { done, skipped, failed, stoppedAt } = job;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <BulkResults
          progress={{
            done,
            skipped,
            failed,
            failures,
            isStopped: stoppedAt !== null,
            isUndo: false,
            jobId: job.id,
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {i18n.t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

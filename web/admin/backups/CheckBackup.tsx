import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useJob } from '../ui/useJob.ts';
import { type Backups_BackupFragment, useCheckBackupMutation } from './Backups.generated.ts';

export interface CheckBackupProps {
  backup: Backups_BackupFragment;
  onChecked: () => void;
}

/** Reads a backup to its end to check that it can be restored. */
export function CheckBackup({ backup: { id, startedAt }, onChecked }: CheckBackupProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [jobId, setJobId] = useState<string | null>(null);
  const [checkBackup, { loading }] = useCheckBackupMutation();

  /** A failed request has already shown its reason in a toast. */
  async function start() {
    const { data } = (await checkBackup({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { jobId: startedJobId, errors = [] } = data?.checkBackup ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    setJobId(startedJobId ?? null);
  }

  function finish(problem: string | null) {
    setJobId(null);
    if (problem) notify.error(problem);
    else notify.success(i18n.t('The backup is complete and can be restored'));
    onChecked();
  }

  return (
    <>
      <Button
        size="small"
        loading={loading || jobId !== null}
        aria-label={i18n.t('Check the backup from {when}', { when: formatInstant(startedAt, i18n.locale) })}
        onClick={start}
      >
        {i18n.t('Check')}
      </Button>
      {jobId && <BackupCheckProgress jobId={jobId} onFinished={finish} />}
    </>
  );
}

/** Reports the outcome of the job once: null, or the problem with the backup. */
function BackupCheckProgress({
  jobId,
  onFinished,
}: {
  jobId: string;
  onFinished: (problem: string | null) => void;
}) {
  const { job, isFinished } = useJob(jobId);
  const problem = job?.error ?? toProblem(job?.result);
  const reportOutcome = useEffectEvent(() => onFinished(problem));
  useEffect(() => {
    if (isFinished) reportOutcome();
  }, [isFinished]);
  return null;
}

function toProblem(result: unknown): string | null {
  return (result as { problem?: string | null } | null | undefined)?.problem ?? null;
}

import { useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useRetryMailMutation } from '#web/admin/mail/Mail.generated.ts';
import { mailStates } from '#web/admin/mail/mailTexts.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { readAgain } from '#web/api/readAgain.ts';
import { useMay } from '#web/session/useMay.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { OrderRecordsQuery } from './OrderTimeline.generated.ts';

export interface TimelineMailProps {
  mail: NonNullable<OrderRecordsQuery['mails']>['edges'][number]['node'];
  reload: () => Promise<unknown>;
}

/** A mail to the buyer: what it said, whether it went, and another try where it did not. */
export function TimelineMail({ mail, reload }: TimelineMailProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const may = useMay();
  const [retry, { loading }] = useRetryMailMutation();
  const { id, subject, toEmail, status, createdAt, sentAt, lastError } = mail;

  async function resend() {
    // A request that failed has told its reason in a toast.
    const answer = await retry({ variables: { input: { id } } }).catch(() => null);
    const [problem] = answer?.data?.retryMail.errors ?? [];
    if (problem) notify.error(problem.message);
    await readAgain(reload());
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {may('readMail') ? (
            <Link component={RouterLink} to={adminPaths.mailItem(id)} underline="hover" color="inherit">
              {i18n.t('Email: {subject}', { subject })}
            </Link>
          ) : (
            i18n.t('Email: {subject}', { subject })
          )}
        </Typography>
        <StatusDot tone={mailStates[status].tone}>{i18n.t(mailStates[status].word)}</StatusDot>
      </Stack>
      {status === 'FAILED' && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {lastError && (
            <Typography variant="caption" color="error" sx={{ overflowWrap: 'anywhere' }}>
              {lastError}
            </Typography>
          )}
          <Button size="small" variant="outlined" loading={loading} onClick={() => void resend()}>
            {i18n.t('Send again')}
          </Button>
        </Stack>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Instant at={sentAt ?? createdAt} /> · {toEmail}
      </Typography>
    </>
  );
}

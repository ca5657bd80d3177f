import { useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useRetryMailMutation } from '#web/admin/mail/Mail.generated.ts';
import { emailStates } from '#web/admin/mail/mailTexts.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { OrderRecordsQuery } from './OrderTimeline.generated.ts';

export interface TimelineEmailProps {
  email: NonNullable<OrderRecordsQuery['mails']>['edges'][number]['node'];
  reload: () => Promise<unknown>;
}

/** Email to the customer: content, status and a retry button if sending failed. */
export function TimelineEmail({ email, reload }: TimelineEmailProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const can = useHasPermission();
  const [retry, { loading }] = useRetryMailMutation();
  const { id, subject, toEmail, status, createdAt, sentAt, lastError } = email;

  async function resend() {
    // A failed request is already reported in a toast.
    const result = await retry({ variables: { input: { id } } }).catch(() => null);
    const [problem] = result?.data?.retryMail.errors ?? [];
    if (problem) notify.error(problem.message);
    await settleReads(reload());
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {can('readMail') ? (
            <Link component={RouterLink} to={adminPaths.mailItem(id)} underline="hover" color="inherit">
              {i18n.t('Email: {subject}', { subject })}
            </Link>
          ) : (
            i18n.t('Email: {subject}', { subject })
          )}
        </Typography>
        <StatusDot tone={emailStates[status].tone}>{i18n.t(emailStates[status].text)}</StatusDot>
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

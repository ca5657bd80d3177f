import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EmailStatusDot } from './createEmailList.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { type MailItemQuery, useMailItemQuery, useRetryMailMutation } from './Mail.generated.ts';
import { useEmailNames } from './useEmailNames.ts';

/** Shows an email and its status. */
export function MailItemPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch } = useMailItemQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.mail) return <EmailDetails email={data.mail} />;
  if (data)
    return (
      <AdminNotFound title={i18n.t('Email not found')} to={adminPaths.mail} label={i18n.t('All emails')} />
    );
  return (
    <AdminPage title={i18n.t('Mail')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function EmailDetails({ email }: { email: NonNullable<MailItemQuery['mail']> }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const names = useEmailNames();
  const [retry, { loading }] = useRetryMailMutation();
  const { id, subject, status, template, toName, toEmail, orderId, attempts, lastError } = email;

  /** Retries the email. A failed request is already reported in a toast. */
  async function resendEmail() {
    const result = await retry({ variables: { input: { id } } }).catch(() => null);
    const { mail: sentEmail, errors = [] } = result?.data?.retryMail ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (sentEmail) notify.repeated(i18n.t('Queued to be sent again'));
  }

  return (
    <AdminPage
      title={subject}
      subtitle={<EmailStatusDot status={status} />}
      actions={
        (status === 'FAILED' || status === 'QUEUED') && (
          <Button variant="contained" loading={loading} onClick={() => void resendEmail()}>
            {status === 'FAILED' ? i18n.t('Send again') : i18n.t('Send now')}
          </Button>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 360px) minmax(0, 1fr)' },
        }}
      >
        <Panel title={i18n.t('Email')}>
          <DetailsList
            rows={[
              { label: i18n.t('Recipient'), value: toName },
              { label: i18n.t('Address'), value: toEmail },
              { label: i18n.t('Type'), value: names?.[template] ?? template },
              ...(orderId
                ? [
                    {
                      label: i18n.t('Order'),
                      value: (
                        <Link component={RouterLink} to={adminPaths.order(orderId)}>
                          {i18n.t('View order')}
                        </Link>
                      ),
                    },
                  ]
                : []),
              { label: i18n.t('Created'), value: <Instant at={email.createdAt} /> },
              { label: i18n.t('Sent'), value: <Instant at={email.sentAt} /> },
              { label: i18n.t('Attempts'), value: i18n.number(attempts) },
              ...(email.nextAttemptAt
                ? [{ label: i18n.t('Next attempt'), value: <Instant at={email.nextAttemptAt} /> }]
                : []),
              ...(lastError ? [{ label: i18n.t('Error'), value: lastError }] : []),
              ...(email.requestId ? [{ label: i18n.t('Request'), value: email.requestId }] : []),
            ]}
          />
        </Panel>
        <EmailPreview subject={subject} html={email.html} text={email.text} />
      </Box>
    </AdminPage>
  );
}

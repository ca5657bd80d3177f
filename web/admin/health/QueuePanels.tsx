import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Panel } from '../ui/Panel.tsx';
import { emailFailureTexts } from './emailFailureTexts.ts';
import type { Health_HealthFragment, Health_QueueFragment } from './Health.generated.ts';
import { TechnicalDetails } from './TechnicalDetails.tsx';
import { formatDuration } from './unitTexts.ts';

/** Shows the queues of emails and jobs. */
export function QueuePanels({ health: { mails, mailFailures, jobs } }: { health: Health_HealthFragment }) {
  const { i18n } = useLingui();
  return (
    <>
      <Panel
        title={i18n.t('Emails')}
        action={
          <Link component={RouterLink} to={adminPaths.mail} variant="body2">
            {i18n.t('All emails')}
          </Link>
        }
      >
        <Queue queue={mails} />
        {mailFailures.length > 0 && (
          <Stack component="ul" sx={{ m: 0, mt: 1.5, p: 0, gap: 1, listStyle: 'none' }}>
            {mailFailures.map(({ failure, error, givenUp, retryingCount }) => (
              <li key={failure}>
                <Typography variant="body2">
                  {i18n.number(givenUp + retryingCount)} · {i18n.t(emailFailureTexts[failure].reason)}
                  {retryingCount > 0 && ` (${i18n.t('{count} will be retried', { count: retryingCount })})`}
                </Typography>
                <TechnicalDetails>
                  <Typography variant="caption" color="textSecondary">
                    {error}
                  </Typography>
                </TechnicalDetails>
              </li>
            ))}
          </Stack>
        )}
      </Panel>
      <Panel title={i18n.t('Jobs')}>
        <Queue queue={jobs} />
      </Panel>
    </>
  );
}

function Queue({ queue: { waiting, underWay, failed, oldestDueMs } }: { queue: Health_QueueFragment }) {
  const { i18n } = useLingui();
  return (
    <DetailsList
      rows={[
        { label: i18n.t('Waiting'), value: i18n.number(waiting) },
        { label: i18n.t('In progress'), value: i18n.number(underWay) },
        { label: i18n.t('Longest wait'), value: formatLongestWait(i18n, { waiting, oldestDueMs }) },
        { label: i18n.t('Failed today'), value: i18n.number(failed) },
      ]}
    />
  );
}

/** Rows scheduled for later do not count as waiting. */
function formatLongestWait(
  i18n: I18n,
  { waiting, oldestDueMs }: Pick<Health_QueueFragment, 'waiting' | 'oldestDueMs'>,
): string {
  if (oldestDueMs > 0) return formatDuration(i18n, oldestDueMs);
  return waiting > 0 ? i18n.t('None due yet') : '–';
}

import { useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { inboxProblems } from '../inbox/inboxProblems.ts';
import { Age } from '../ui/Age.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { TechnicalDetails } from './TechnicalDetails.tsx';

/** Shows whether customers' replies are fetched; nothing if no mailbox is set up. */
export function MailboxPanel({ health: { mailbox } }: { health: Health_HealthFragment }) {
  const { i18n } = useLingui();
  if (!mailbox) return null;
  const { polledAt, failingSince, lastError, lastResponse, nextPollAt } = mailbox;
  return (
    <Panel
      title={i18n.t('Replies from the mailbox')}
      action={
        <Link component={RouterLink} to={adminPaths.inboxSettings} variant="body2">
          {i18n.t('Inbox settings')}
        </Link>
      }
    >
      <DetailsList
        rows={[
          { label: i18n.t('Last read'), value: polledAt ? <Age at={polledAt} /> : i18n.t('Not read yet') },
          ...(failingSince
            ? [
                { label: i18n.t('Failing since'), value: <Instant at={failingSince} /> },
                { label: i18n.t('Next attempt'), value: <Instant at={nextPollAt} /> },
              ]
            : []),
        ]}
      />
      {failingSince && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {i18n.t(inboxProblems[lastError ?? 'OTHER'])}
        </Typography>
      )}
      {lastResponse && (
        <TechnicalDetails>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {lastResponse}
          </Typography>
        </TechnicalDetails>
      )}
    </Panel>
  );
}

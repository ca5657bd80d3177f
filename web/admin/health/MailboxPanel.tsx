import { useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { inboxTroubles } from '../inbox/inboxTroubles.ts';
import { Age } from '../ui/Age.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { Technical } from './Technical.tsx';

/** Whether the replies of customers are fetched; nothing where no mailbox is read. */
export function MailboxPanel({ health: { mailbox } }: { health: Health_HealthFragment }) {
  const { i18n } = useLingui();
  if (!mailbox) return null;
  const { polledAt, failingSince, lastError, lastSaid, nextPollAt } = mailbox;
  return (
    <Panel
      title={i18n.t('Replies from the mailbox')}
      action={
        <Link component={RouterLink} to={adminPaths.inboxSettings} variant="body2">
          {i18n.t('How replies come in')}
        </Link>
      }
    >
      <Facts
        rows={[
          { label: i18n.t('Read last'), value: polledAt ? <Age at={polledAt} /> : i18n.t('Never yet') },
          ...(failingSince
            ? [
                { label: i18n.t('Failing since'), value: <Instant at={failingSince} /> },
                { label: i18n.t('Tried again'), value: <Instant at={nextPollAt} /> },
              ]
            : []),
        ]}
      />
      {failingSince && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {i18n.t(inboxTroubles[lastError ?? 'OTHER'])}
        </Typography>
      )}
      {lastSaid && (
        <Technical>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {lastSaid}
          </Typography>
        </Technical>
      )}
    </Panel>
  );
}

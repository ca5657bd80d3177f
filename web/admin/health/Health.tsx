import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { ClientErrors } from './ClientErrors.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { MailboxPanel } from './MailboxPanel.tsx';
import { QueuePanels } from './QueuePanels.tsx';
import { SafetyPanels } from './SafetyPanels.tsx';
import { ServerPanels } from './ServerPanels.tsx';
import { SlowStatements } from './SlowStatements.tsx';
import { formatClockTime } from './unitTexts.ts';
import { Verdict } from './Verdict.tsx';

export interface HealthProps {
  health: Health_HealthFragment;
  /** True if the last request failed, so that the figures are outdated. */
  isStale: boolean;
  refetch: () => Promise<unknown>;
}

/** Shows the overall health, then the details. */
export function Health({ health, isStale, refetch }: HealthProps) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 2 }}>
      <Verdict health={health} isStale={isStale} />
      {isStale && (
        <Typography color="textSecondary">
          {i18n.t('The figures below are from {time} and may be out of date.', {
            time: formatClockTime(i18n, health.at),
          })}
        </Typography>
      )}
      <Stack sx={{ gap: 2, ...(isStale && { opacity: 0.5, filter: 'grayscale(1)' }) }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          <QueuePanels health={health} />
          <MailboxPanel health={health} />
          <ServerPanels health={health} />
          <SafetyPanels health={health} />
        </Box>
        <FailedJobs jobs={health.failedJobs} refetch={refetch} />
        <ClientErrors errors={health.clientErrors} />
        <SlowStatements statements={health.slowStatements} />
      </Stack>
    </Stack>
  );
}

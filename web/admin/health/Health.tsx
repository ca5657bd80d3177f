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
import { clockText } from './unitTexts.ts';
import { Verdict } from './Verdict.tsx';

export interface HealthProps {
  health: Health_HealthFragment;
  /** The last look at it failed. */
  isOld: boolean;
  refetch: () => Promise<unknown>;
}

/** Whether all is well, then what it is made of. */
export function Health({ health, isOld, refetch }: HealthProps) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 2 }}>
      <Verdict health={health} isOld={isOld} />
      {isOld && (
        <Typography color="textSecondary">
          {i18n.t('What follows is as of {time}, and may have changed.', {
            time: clockText(i18n, health.at),
          })}
        </Typography>
      )}
      <Stack sx={{ gap: 2, ...(isOld && { opacity: 0.5, filter: 'grayscale(1)' }) }}>
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

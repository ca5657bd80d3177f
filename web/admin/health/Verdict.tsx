import CheckCircle from 'icon:outline-check-circle';
import ErrorOutline from 'icon:outline-error-outline';
import Info from 'icon:outline-info';
import { useLingui } from '@lingui/react';
import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { describeConcern } from './describeConcern.ts';
import type { Health_HealthFragment } from './Health.generated.ts';
import { formatClockTime } from './unitTexts.ts';

export interface VerdictProps {
  health: Health_HealthFragment;
  isStale: boolean;
}

/** Overall status: healthy, or the problems in plain words with advice. */
export function Verdict({ health, isStale }: VerdictProps) {
  const { i18n } = useLingui();
  const time = formatClockTime(i18n, health.at);
  // Concerns from before the store stopped responding are outdated.
  const concerns = isStale ? [] : health.concerns;
  const isUrgent = concerns.some(({ severity }) => severity === 'CRITICAL');
  const [Icon, colour, title] = isStale
    ? [ErrorOutline, 'error.main', i18n.t('The store is not responding')]
    : concerns.length === 0
      ? [CheckCircle, 'success.main', i18n.t('No problems found')]
      : isUrgent
        ? [ErrorOutline, 'error.main', i18n.t('Action needed now')]
        : [Info, 'primary.main', i18n.t('The store is running, but needs attention')];
  return (
    <Box
      component="section"
      aria-labelledby="verdict"
      sx={{
        p: 2,
        border: 1,
        borderLeft: 4,
        borderColor: 'divider',
        borderLeftColor: colour,
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ color: colour, fontSize: '2rem' }} />
        <div role="status">
          <Typography variant="h2" id="verdict" color={isStale ? 'error' : undefined}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isStale
              ? i18n.t('No response since {time}. Retrying every ten seconds.', { time })
              : i18n.t('Checked at {time}. Refreshes every ten seconds.', { time })}
          </Typography>
        </div>
      </Stack>
      {isStale && (
        <Typography sx={{ mt: 2, maxWidth: '70ch' }}>
          {i18n.t(
            'Check that this device is online. If other websites open, contact your technical team immediately: shoppers cannot buy either.',
          )}
        </Typography>
      )}
      {concerns.length > 0 && (
        <Stack component="ul" sx={{ m: 0, mt: 2, p: 0, gap: 1.5, listStyle: 'none' }}>
          {concerns.map((concern) => {
            const { title, advice, link } = describeConcern(i18n, concern, health);
            return (
              <Box component="li" key={concern.concern}>
                <Typography sx={{ fontWeight: 600, textWrap: 'pretty' }}>{title}</Typography>
                <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
                  {advice}{' '}
                  {link && (
                    <Link
                      component={RouterLink}
                      to={link.to}
                      underline="always"
                      sx={{ whiteSpace: 'nowrap' }}
                    >
                      {link.label}
                    </Link>
                  )}
                </Typography>
              </Box>
            );
          })}
        </Stack>
      )}
    </Box>
  );
}

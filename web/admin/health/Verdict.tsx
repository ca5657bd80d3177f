import CheckCircle from 'icon:outline-check-circle';
import ErrorOutline from 'icon:outline-error-outline';
import Info from 'icon:outline-info';
import { useLingui } from '@lingui/react';
import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { concernText } from './concernText.ts';
import type { Health_HealthFragment } from './Health.generated.ts';
import { clockText } from './unitTexts.ts';

export interface VerdictProps {
  health: Health_HealthFragment;
  isOld: boolean;
}

/** The light: all is well, or what is amiss in plain words, with what can be done beside it. */
export function Verdict({ health, isOld }: VerdictProps) {
  const { i18n } = useLingui();
  const time = clockText(i18n, health.at);
  // Of a store that does not answer, what it said before is no news.
  const concerns = isOld ? [] : health.concerns;
  const isUrgent = concerns.some(({ severity }) => severity === 'ACT');
  const [Icon, colour, title] = isOld
    ? [ErrorOutline, 'error.main', i18n.t('The store does not answer')]
    : concerns.length === 0
      ? [CheckCircle, 'success.main', i18n.t('All is well')]
      : isUrgent
        ? [ErrorOutline, 'error.main', i18n.t('Something needs you now')]
        : [Info, 'primary.main', i18n.t('The store is open; have a look at this')];
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
          <Typography variant="h2" id="verdict" color={isOld ? 'error' : undefined}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isOld
              ? i18n.t('Not since {time}. It is asked again every ten seconds.', { time })
              : i18n.t('Looked at {time}, and again every ten seconds', { time })}
          </Typography>
        </div>
      </Stack>
      {isOld && (
        <Typography sx={{ mt: 2, maxWidth: '70ch' }}>
          {i18n.t(
            'See whether this device is connected. If other pages open, whoever looks after the server has to see to it at once: shoppers cannot buy either.',
          )}
        </Typography>
      )}
      {concerns.length > 0 && (
        <Stack component="ul" sx={{ m: 0, mt: 2, p: 0, gap: 1.5, listStyle: 'none' }}>
          {concerns.map((concern) => {
            const { what, advice, link } = concernText(i18n, concern, health);
            return (
              <Box component="li" key={concern.concern}>
                <Typography sx={{ fontWeight: 600, textWrap: 'pretty' }}>{what}</Typography>
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

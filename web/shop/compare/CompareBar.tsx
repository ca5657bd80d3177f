import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useCompared } from './useCompared.ts';

/** Says how many pieces are chosen and leads to them; above the buy bar of a phone. */
export function CompareBar() {
  const { i18n } = useLingui();
  const { ids, clear } = useCompared();
  const { pathname } = useLocation();
  const isInTheWay = [paths.compare, paths.checkout, paths.cart].some((path) => path === pathname);
  if (ids.length === 0 || isInTheWay) return null;

  return (
    <Box
      role="region"
      aria-label={i18n.t('Comparison')}
      sx={{
        position: 'sticky',
        bottom: {
          xs: 'calc(72px + var(--consent-bar-height, 0px))',
          md: 'calc(16px + var(--consent-bar-height, 0px))',
        },
        zIndex: 'speedDial',
        alignSelf: 'center',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: 2,
        px: 2,
        py: 0.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'controlBorder',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2" aria-live="polite">
        {i18n.t('{count, plural, one {# piece to compare} other {# pieces to compare}}', {
          count: ids.length,
        })}
      </Typography>
      <Button component={Link} to={paths.compare} size="small" variant="contained">
        {i18n.t('Compare')}
      </Button>
      <Button size="small" onClick={clear}>
        {i18n.t('Clear')}
      </Button>
    </Box>
  );
}

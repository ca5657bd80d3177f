import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import { useCompared } from './useCompared.ts';

/** Bar with the number of chosen products and a link to their comparison. It reserves its own space on the page. */
export function CompareBar() {
  const { i18n } = useLingui();
  const { ids, clear } = useCompared();
  const isHydrated = useIsHydrated();
  if (ids.length === 0 || !isHydrated) return null;

  return (
    <Box
      role="region"
      aria-label={i18n.t('Comparison')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1.5, sm: 2 },
        py: 0.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2" aria-live="polite" sx={{ flex: 1 }}>
        {i18n.t('{count, plural, one {# piece to compare} other {# pieces to compare}}', {
          count: ids.length,
        })}
      </Typography>
      <Button
        component={Link}
        to={paths.compare}
        size="small"
        variant="outlined"
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        {i18n.t('Compare')}
      </Button>
      <Button size="small" onClick={clear} sx={{ flexShrink: 0, minHeight: 44 }}>
        {i18n.t('Clear')}
      </Button>
    </Box>
  );
}

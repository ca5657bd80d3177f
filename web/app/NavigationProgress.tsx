import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useIsNavigating } from '#web/ui/navigation/useIsNavigating.ts';

/** Thin progress bar at the top while the next screen loads. It appears after a short delay. */
export function NavigationProgress() {
  const { i18n } = useLingui();
  const isNavigating = useIsNavigating();
  if (!isNavigating) return null;
  return (
    <Box
      role="progressbar"
      aria-label={i18n.t('Loading')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'tooltip',
        height: 2,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        '@keyframes advance': { from: { transform: 'scaleX(0)' } },
        animation: 'advance 8s 200ms cubic-bezier(0, 0.8, 0.2, 1) both',
      }}
    />
  );
}

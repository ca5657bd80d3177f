import CloudOffOutlined from 'icon:outline-cloud-off';
import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import { useIsOnline } from './useIsOnline.ts';

/** Notice at the foot of the screen, above other bars, while the browser is offline. */
export function OfflineNotice() {
  const { i18n } = useLingui();
  if (useIsOnline()) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        bottom: 'calc(var(--buy-bar-height, 0px) + var(--consent-bar-height, 0px))',
        zIndex: 'speedDial',
        py: 1.5,
        bgcolor: 'background.tile',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <CloudOffOutlined fontSize="small" />
        <Typography variant="body2">
          {i18n.t('You are offline. You can still open pages you’ve visited, but prices may have changed.')}
        </Typography>
      </Container>
    </Box>
  );
}

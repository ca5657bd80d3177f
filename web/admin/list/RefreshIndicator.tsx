import { useLingui } from '@lingui/react';
import { Box, LinearProgress } from '@mui/material';

/** Progress line above the rows while they are refetched. */
export function RefreshIndicator({ isOn }: { isOn: boolean }) {
  const { i18n } = useLingui();
  return (
    <Box sx={{ height: 2 }}>
      {isOn && <LinearProgress aria-label={i18n.t('Loading')} sx={{ height: 2 }} />}
    </Box>
  );
}

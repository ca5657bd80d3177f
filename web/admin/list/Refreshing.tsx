import { useLingui } from '@lingui/react';
import { Box, LinearProgress } from '@mui/material';

/** A line above the rows while they are read anew. */
export function Refreshing({ isOn }: { isOn: boolean }) {
  const { i18n } = useLingui();
  return (
    <Box sx={{ height: 2 }}>
      {isOn && <LinearProgress aria-label={i18n.t('Loading')} sx={{ height: 2 }} />}
    </Box>
  );
}

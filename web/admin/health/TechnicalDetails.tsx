import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The words of the trade, for whoever looks after the server: shown when they are asked for. */
export function Technical({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      <Typography
        component="summary"
        variant="body2"
        color="textSecondary"
        sx={{ cursor: 'pointer', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}
      >
        {i18n.t('For whoever looks after the server')}
      </Typography>
      <Box sx={{ pt: 0.5 }}>{children}</Box>
    </Box>
  );
}

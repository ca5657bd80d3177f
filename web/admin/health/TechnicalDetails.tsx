import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Technical details for an engineer, shown on request. */
export function TechnicalDetails({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      <Typography
        component="summary"
        variant="body2"
        color="textSecondary"
        sx={{ cursor: 'pointer', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}
      >
        {i18n.t('Technical details')}
      </Typography>
      <Box sx={{ pt: 0.5 }}>{children}</Box>
    </Box>
  );
}

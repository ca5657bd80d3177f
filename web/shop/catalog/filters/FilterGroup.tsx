import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** One filter with its title. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        pb: 2.5,
        minWidth: 0,
        '& + &': { borderTop: 1, borderColor: 'divider', pt: 2.5 },
      }}
    >
      <Typography
        component="legend"
        variant="body2"
        sx={{ fontWeight: 600, p: 0, mb: 0.5, float: 'left', width: '100%' }}
      >
        {title}
      </Typography>
      <Box sx={{ clear: 'both' }}>{children}</Box>
    </Box>
  );
}

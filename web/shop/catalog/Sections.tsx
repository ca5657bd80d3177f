import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Stacks sections and removes their own padding, so that the spacing between them is not doubled. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: { xs: 8, md: 14 },
        py: { xs: 8, md: 14 },
        '& section': { py: 0 },
      }}
    >
      {children}
    </Box>
  );
}

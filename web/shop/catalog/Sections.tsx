import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Sections one below the other, with the room of one between them and not of two. */
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

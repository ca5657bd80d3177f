import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface SummaryColumnsProps {
  /** Width of the summary on desktop, in px. */
  summaryWidth?: number;
  /** Gap between content and summary on a phone. */
  rowGap?: number;
  children: ReactNode;
}

/** Content with a summary beside it; stacked on a phone. */
export function SummaryColumns({ summaryWidth = 440, rowGap, children }: SummaryColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 360px',
          lg: `minmax(0, 1fr) ${summaryWidth}px`,
        },
        columnGap: { md: 6, lg: 12 },
        rowGap,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

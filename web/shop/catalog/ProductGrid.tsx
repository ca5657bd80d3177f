import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';

export interface ProductGridProps {
  /** What the list holds, for those who listen. */
  label: string;
  /** One row of four: on a tablet, where three fit, the fourth is left out. */
  oneRow?: boolean;
  children: ReactNode;
}

/** Cards in 2 columns on a phone, 3 on a tablet, 4 at a desk. */
export function ProductGrid({ label, oneRow = false, children }: ProductGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        columnGap: { xs: 2, md: 3 },
        rowGap: { xs: 4, md: 6 },
        // What is far from the window is not laid out: a list of a thousand pieces moves like one of twenty. Its place
        // is a card's, for Back to find its own; the outline of a card in focus lies around it.
        '& > li': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: {
            xs: 'auto calc(50vw + 88px)',
            sm: 'auto calc(33.3vw + 66px)',
            md: 'auto calc(33.3vw + 50px)',
            lg: 'auto 326px',
          },
          overflowClipMargin: 8,
        },
        ...(oneRow && { '& > li:nth-of-type(4)': { display: { sm: 'none', lg: 'block' } } }),
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}

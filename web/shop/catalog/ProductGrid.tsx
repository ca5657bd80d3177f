import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useShowsTax } from '#web/store/useShowsTax.ts';

/** How wide a card is, in a grid with this many in a row. */
const width = (columns: number, gap: number) => `(100cqi - ${(columns - 1) * gap}px) / ${columns}`;
/**
 * A card's place before it is drawn: its square photograph, and its words; most names take two lines on a phone, where
 * the note that the price includes tax has a line of its own.
 */
const cardHeight = (showsTax: boolean) => ({
  xs: `auto calc(${width(2, 16)} + ${showsTax ? 132 : 112}px)`,
  sm: `auto calc(${width(3, 16)} + 93px)`,
  md: `auto calc(${width(3, 24)} + 94px)`,
  lg: `auto calc(${width(4, 24)} + 94px)`,
});

export interface ProductGridProps {
  /** What the list holds, for those who listen. */
  label: string;
  /** One row of four: on a tablet, where three fit, the fourth is left out. */
  oneRow?: boolean;
  children: ReactNode;
}

/** Cards in 2 columns on a phone, 3 on a tablet, 4 at a desk. */
export function ProductGrid({ label, oneRow = false, children }: ProductGridProps) {
  const showsTax = useShowsTax();
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
        containerType: 'inline-size',
        // What is far from the window is not laid out: a list of a thousand pieces moves like one of twenty. Its place
        // is a card's, for Back to find its own; the outline of a card in focus lies around it.
        '& > li': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: cardHeight(showsTax),
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

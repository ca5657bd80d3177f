import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useShowsTax } from '#web/store/useShowsTax.ts';

/** Returns the width of a card in a grid with this many columns. */
const buildCardWidth = (columns: number, gap: number) => `(100cqi - ${(columns - 1) * gap}px) / ${columns}`;
/**
 * Estimated height of a card before it is rendered: its square photo and its texts. Most names take two lines on a
 * phone, where the tax note has its own line.
 */
const getCardHeight = (showsTax: boolean) => ({
  xs: `auto calc(${buildCardWidth(2, 16)} + ${showsTax ? 132 : 112}px)`,
  sm: `auto calc(${buildCardWidth(3, 16)} + 93px)`,
  md: `auto calc(${buildCardWidth(3, 24)} + 94px)`,
  lg: `auto calc(${buildCardWidth(4, 24)} + 94px)`,
});

export interface ProductGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Shows a single row of four cards. A tablet fits only three, so the fourth is hidden there. */
  isSingleRow?: boolean;
  children: ReactNode;
}

/** Grid of cards: 2 columns on a phone, 3 on a tablet, 4 on a desktop. */
export function ProductGrid({ label, isSingleRow = false, children }: ProductGridProps) {
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
        // Cards far from the viewport are not laid out, so a list of a thousand products stays fast. They reserve a
        // card's height, so that Back can restore the position, and room for the focus outline.
        '& > li': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: getCardHeight(showsTax),
          overflowClipMargin: 8,
        },
        ...(isSingleRow && { '& > li:nth-of-type(4)': { display: { sm: 'none', lg: 'block' } } }),
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { CSSProperties } from 'react';

/** ISO/IEC 7810 ID-1, the size of every bank card. */
const WIDTH_MM = 85.6;
const HEIGHT_MM = 53.98;

/** Outline of a bank card. It is upright on a phone, because the screen is narrower than the card is long. */
export function BankCard({ pxPerMm }: { pxPerMm: number }) {
  const [longSide, shortSide] = [`${WIDTH_MM * pxPerMm}px`, `${HEIGHT_MM * pxPerMm}px`];
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -2, sm: 0 } }}>
      <Box
        aria-hidden
        sx={{
          border: 2,
          borderColor: 'primary.main',
          borderRadius: '12px',
          bgcolor: 'background.tile',
          position: 'relative',
          width: { xs: 'var(--short)', sm: 'var(--long)' },
          height: { xs: 'var(--long)', sm: 'var(--short)' },
          '&::after': {
            content: '""',
            position: 'absolute',
            left: { xs: '48%', sm: '10%' },
            top: { xs: '10%', sm: '34%' },
            width: { xs: '18%', sm: '14%' },
            height: { xs: '14%', sm: '18%' },
            borderRadius: '4px',
            bgcolor: 'divider',
          },
        }}
        style={{ '--long': longSide, '--short': shortSide } as CSSProperties}
      />
    </Box>
  );
}

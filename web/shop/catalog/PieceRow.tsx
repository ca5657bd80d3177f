import { useLingui } from '@lingui/react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Stack } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useSnapRow } from './useSnapRow.ts';

export interface PieceRowProps {
  /** What the row holds, for those who listen. */
  label: string;
  children: ReactNode;
}

/** How wide a photograph is shown in a row. */
export const ROW_SIZES = '(min-width: 1280px) 300px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 64vw';

/** Cards in one row that is pushed sideways, and arrows for it where there is a pointer. */
export function PieceRow({ label, children }: PieceRowProps) {
  const { i18n } = useLingui();
  const { ref, canGoBack, canGoOn, go } = useSnapRow();

  return (
    <Box>
      <Box
        component="ul"
        ref={ref}
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          mx: { xs: -2, sm: -3, md: 0 },
          px: { xs: 2, sm: 3, md: 0.75 },
          ml: { md: -0.75 },
          py: 0.75,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: '64%', sm: 'calc((100% - 48px) / 3)', md: 'calc((100% - 72px) / 4)' },
          columnGap: { xs: 2, md: 3 },
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollPaddingInline: { xs: 16, sm: 24, md: 6 },
          scrollbarWidth: 'none',
          '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
        }}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end', gap: 1, mt: 2 }}
      >
        <IconButton aria-label={i18n.t('Earlier pieces')} disabled={!canGoBack} onClick={() => go(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={i18n.t('More pieces')} disabled={!canGoOn} onClick={() => go(1)}>
          <ChevronRight />
        </IconButton>
      </Stack>
    </Box>
  );
}

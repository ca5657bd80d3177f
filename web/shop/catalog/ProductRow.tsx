import ChevronLeft from 'icon:baseline-chevron-left';
import ChevronRight from 'icon:baseline-chevron-right';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Stack } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useSnapRow } from './useSnapRow.ts';

export interface ProductRowProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
}

/** `sizes` attribute of photos in a row. */
export const ROW_SIZES =
  '(min-width: 1360px) 302px, (min-width: 900px) calc(25vw - 38px), (min-width: 600px) calc(33.3vw - 32px), calc(64vw - 21px)';

/** Row of cards that scrolls sideways, with arrows for pointer devices. */
export function ProductRow({ label, children }: ProductRowProps) {
  const { i18n } = useLingui();
  const { ref, canScrollBack, canScrollForward, go } = useSnapRow();

  return (
    <Box>
      <Box
        component="ul"
        ref={ref}
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          mx: { xs: -2, sm: -3, md: -0.75 },
          px: { xs: 2, sm: 3, md: 0.75 },
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
        <Arrow label={i18n.t('Previous pieces')} isAtEnd={!canScrollBack} onClick={() => go(-1)}>
          <ChevronLeft />
        </Arrow>
        <Arrow label={i18n.t('Next pieces')} isAtEnd={!canScrollForward} onClick={() => go(1)}>
          <ChevronRight />
        </Arrow>
      </Stack>
    </Box>
  );
}

interface ArrowProps {
  label: string;
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Uses aria-disabled at the end, because a disabled button would lose the focus. */
function Arrow({ label, isAtEnd, onClick, children }: ArrowProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}

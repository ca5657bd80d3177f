import type { SxProps, Theme } from '@mui/material';

export interface FilterCount {
  value: string;
  count: number;
}

/** Tall enough for a thumb on screens without a filter column. */
export const thumbHeight = { xs: 44, lg: 36 };

/** Row tall enough for a thumb. Its text fills the line. */
export const choiceSx: SxProps<Theme> = {
  display: 'flex',
  mr: 0,
  minHeight: thumbHeight,
  '& > :last-child': { flex: 1 },
};

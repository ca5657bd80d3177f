import type { SxProps, Theme } from '@mui/material';

export interface FilterCount {
  value: string;
  count: number;
}

/** High enough for a thumb where there is no rail beside the list. */
export const thumbHeight = { xs: 44, lg: 36 };

/** A row wide enough for a thumb, its words filling the line. */
export const choiceSx: SxProps<Theme> = {
  display: 'flex',
  mr: 0,
  minHeight: thumbHeight,
  '& > :last-child': { flex: 1 },
};

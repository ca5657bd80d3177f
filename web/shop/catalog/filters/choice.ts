import type { SxProps, Theme } from '@mui/material';

export interface FilterCount {
  value: string;
  count: number;
}

/** A row wide enough for a thumb, its words filling the line. */
export const choiceSx: SxProps<Theme> = {
  display: 'flex',
  mr: 0,
  minHeight: { xs: 44, lg: 36 },
  '& > :last-child': { flex: 1 },
};

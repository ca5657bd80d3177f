import type { SxProps, Theme } from '@mui/material';

/** Borderless field in the display font. */
export const searchField: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  height: 44,
  p: 0,
  typography: 'h3',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  borderBottom: 1,
  borderColor: 'controlBorder',
  borderRadius: 0,
  outline: 'none',
  '&:focus': { borderColor: 'primary.main', boxShadow: '0 1px var(--mui-palette-primary-main)' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
};

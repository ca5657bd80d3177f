import type { Components, Theme } from '@mui/material';
import { TOUCH_TARGET_PX } from '#web/ui/browser/touch.ts';

/** Styles of form fields: a label above, the field, a hint or an error below. */
export const fieldComponents: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        fontSize: '0.875rem',
        fontWeight: 500,
        lineHeight: 1.5,
        marginBottom: 6,
        '&.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET_PX } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.8125rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.controlBorder },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.primary },
      }),
      input: {
        paddingBlock: 12,
        height: '1.5em',
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      },
      multiline: { paddingBlock: 12, '& textarea': { padding: 0, height: 'auto' } },
    },
  },
};

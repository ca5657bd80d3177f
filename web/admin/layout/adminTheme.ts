import { type Components, createTheme, type Theme } from '@mui/material';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { themeOptions } from '#web/app/theme/theme.ts';

const CONTROL_HEIGHT = 36;
const TOUCH_TARGET_HEIGHT = 44;
/** Touch screens need larger targets than a mouse pointer does. */
const TOUCH_SCREEN_QUERY = '@media (pointer: coarse)';

const { fontFamily } = themeOptions.typography;
const heading = { fontFamily, fontWeight: 600, letterSpacing: 0, lineHeight: 1.3 };
const text = { fontFamily, fontSize: '0.875rem', lineHeight: 1.5 };

const components: Components<Theme> = {
  ...themeOptions.components,
  MuiButton: {
    ...themeOptions.components.MuiButton,
    styleOverrides: {
      root: {
        minHeight: CONTROL_HEIGHT,
        paddingInline: 16,
        [TOUCH_SCREEN_QUERY]: { minHeight: TOUCH_TARGET_HEIGHT },
      },
      sizeSmall: {
        minHeight: 30,
        paddingInline: 10,
        fontSize: '0.8125rem',
        [TOUCH_SCREEN_QUERY]: { minHeight: TOUCH_TARGET_HEIGHT },
      },
      sizeLarge: { minHeight: TOUCH_TARGET_HEIGHT, paddingInline: 24, fontSize: '0.9375rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        minWidth: CONTROL_HEIGHT,
        minHeight: CONTROL_HEIGHT,
        [TOUCH_SCREEN_QUERY]: { minWidth: TOUCH_TARGET_HEIGHT, minHeight: TOUCH_TARGET_HEIGHT },
      },
      sizeSmall: { minWidth: 30, minHeight: 30 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: CONTROL_HEIGHT,
        fontSize: '0.875rem',
        [TOUCH_SCREEN_QUERY]: { minHeight: TOUCH_TARGET_HEIGHT },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      ...themeOptions.components.MuiOutlinedInput?.styleOverrides,
      input: { paddingBlock: 7, height: '1.5em', [TOUCH_SCREEN_QUERY]: { paddingBlock: 11 } },
      multiline: { paddingBlock: 8, '& textarea': { padding: 0, height: 'auto' } },
    },
  },
  MuiInputBase: {
    styleOverrides: { root: { fontSize: '0.875rem', [TOUCH_SCREEN_QUERY]: { fontSize: '1rem' } } },
  },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ fontSize: '0.875rem', borderColor: vars.palette.divider }),
      head: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary, fontWeight: 600 }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 500 } },
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderColor: vars.palette.divider,
        backgroundColor: vars.palette.background.paper,
        fontVariantNumeric: 'tabular-nums lining-nums',
        '--DataGrid-t-color-border-base': vars.palette.divider,
        '--DataGrid-rowBorderColor': vars.palette.divider,
        '--DataGrid-containerBackground': vars.palette.background.paper,
      }),
    },
  },
};

/** Denser variant of the shop's theme: 14 px text, compact tables, display typeface only in page titles. */
export const adminTheme = createTheme({
  ...themeOptions,
  typography: {
    ...themeOptions.typography,
    h1: { ...themeOptions.typography.h1, fontSize: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)' },
    h2: { ...heading, fontSize: '1.125rem' },
    h3: { ...heading, fontSize: '1rem' },
    h4: { ...heading, fontSize: '1rem' },
    h5: { ...heading, fontSize: '0.9375rem' },
    h6: { ...heading, fontSize: '0.875rem' },
    subtitle1: { ...text, fontWeight: 500 },
    subtitle2: { ...text, fontWeight: 600 },
    body1: text,
    body2: { ...text, fontSize: '0.8125rem' },
    button: { ...themeOptions.typography.button, fontSize: '0.875rem' },
  },
  components,
});

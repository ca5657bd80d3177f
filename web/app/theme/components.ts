import type { Components, Theme } from '@mui/material';
import { TOUCH_TARGET_PX } from '#web/ui/browser/touch.ts';
import { fieldComponents } from './fieldComponents.ts';

/** Default styles of Material UI components. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      html: {
        scrollPaddingTop: 'calc(var(--header-height) + 16px)',
        // Keeps focused elements and anchors above the bars at the foot of the screen.
        scrollPaddingBottom: 'calc(var(--buy-bar-height, 0px) + var(--consent-bar-height, 0px) + 16px)',
      },
      ':root': { '--header-height': '72px' },
      // A long name without a space wraps instead of widening its container.
      body: { minHeight: '100dvh', overflowWrap: 'anywhere' },
      // A column or button is never narrower than its longest word.
      'td, th, button': { overflowWrap: 'break-word' },
      'h1, h2, h3': { textWrap: 'balance' },
      'a:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
      '::selection': { backgroundColor: vars.palette.primary.main, color: vars.palette.primary.contrastText },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        // 1280 px of content plus both gutters.
        ...(ownerState.maxWidth === false && { maxWidth: 1280 + 2 * 40 }),
        [theme.breakpoints.up('md')]: { paddingInline: 40 },
      }),
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: TOUCH_TARGET_PX, paddingInline: 24 },
      sizeSmall: { minHeight: 36, paddingInline: 16, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 52, paddingInline: 32, fontSize: '1rem' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.text.primary,
          borderColor: vars.palette.controlBorder,
          '&:hover': { borderColor: vars.palette.text.primary, backgroundColor: 'transparent' },
        }),
      },
      { props: { variant: 'text' }, style: { paddingInline: 12 } },
    ],
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}`, minWidth: 200 }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET_PX } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.default,
        border: `0 solid ${vars.palette.divider}`,
        '&.MuiDrawer-paperAnchorRight': { borderLeftWidth: 1 },
        '&.MuiDrawer-paperAnchorLeft': { borderRightWidth: 1 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(21 17 13 / 0.45)' } },
    },
  },
  ...fieldComponents,
  MuiChip: { styleOverrides: { root: { borderRadius: 2, minHeight: 32 } } },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.tile }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ height: 2, backgroundColor: vars.palette.divider }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: 'transparent',
        borderTop: `1px solid ${vars.palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } } },
  MuiRating: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.primary.main }) } },
  MuiUseMediaQuery: { defaultProps: { noSsr: true } },
};

import type { TypographyVariantsOptions } from '@mui/material/styles';

// Tiro is loaded only in the Nepali shop. In the English shop, Mukta displays Nepali names instead.
const displayFont =
  "'Cormorant Garamond Variable', 'Tiro Devanagari Hindi', 'Mukta', 'Cormorant Garamond Fallback', Georgia, serif";
const text = "'Figtree Variable', 'Mukta', 'Figtree Fallback', system-ui, sans-serif";

/** Viewport widths in px between which font sizes grow from phone to desktop. */
const PHONE_WIDTH_PX = 360;
const DESKTOP_WIDTH_PX = 1280;

export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontWeightBold: 600,
  h1: { ...createDisplayStyle(2.25, 3.5), letterSpacing: '-0.02em' },
  h2: { ...createDisplayStyle(1.75, 2.5), letterSpacing: '-0.015em' },
  h3: { ...createDisplayStyle(1.375, 1.75), letterSpacing: '-0.01em' },
  h4: { ...createDisplayStyle(1.25, 1.375), fontWeight: 600 },
  h5: { ...createDisplayStyle(1.125, 1.25), fontWeight: 600 },
  h6: { ...createDisplayStyle(1.0625, 1.1875), fontWeight: 600, lineHeight: 'var(--display-leading, 1.2)' },
  subtitle1: { fontFamily: text, fontWeight: 500, fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontFamily: text, fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
  body1: { fontFamily: text, fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontFamily: text, fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontFamily: text, fontSize: '0.8125rem', lineHeight: 1.5 },
  button: {
    fontFamily: text,
    fontWeight: 500,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    textTransform: 'none',
  },
  overline: {
    fontFamily: text,
    fontWeight: 600,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
  },
};

function createDisplayStyle(phoneRem: number, desktopRem: number) {
  return {
    fontFamily: displayFont,
    fontWeight: 500,
    // fonts.ne.css sets a larger line height for Devanagari.
    lineHeight: 'var(--display-leading, 1.1)',
    fontSize: getFluidFontSize(phoneRem, desktopRem),
    // The font's default figures descend below the baseline, which makes amounts hard to read.
    fontVariantNumeric: 'lining-nums',
  };
}

function getFluidFontSize(phoneRem: number, desktopRem: number): string {
  const slope = ((desktopRem - phoneRem) * 16) / (DESKTOP_WIDTH_PX - PHONE_WIDTH_PX);
  const interceptRem = phoneRem - (slope * PHONE_WIDTH_PX) / 16;
  return `clamp(${phoneRem}rem, ${interceptRem.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${desktopRem}rem)`;
}

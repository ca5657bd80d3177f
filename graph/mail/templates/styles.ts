import type { CSSProperties } from 'react';

/** The store's light theme. Mail programs support neither themes nor CSS variables. */
const COLOURS = {
  page: '#FAF7F2',
  raised: '#FFFFFF',
  ink: '#221C17',
  muted: '#6B6157',
  gold: '#8A5A0B',
  onGold: '#FFFFFF',
  hairline: '#E4DCCF',
  tile: '#EFEBE4',
} as const;

const DISPLAY_FONT = '"Cormorant Garamond", Georgia, "Times New Roman", serif';
const TEXT = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

/** Long words wrap; mail programs support one property or the other. */
const wrappingStyle: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const textStyle: CSSProperties = {
  ...wrappingStyle,
  margin: '0 0 16px',
  color: COLOURS.ink,
  fontFamily: TEXT,
  fontSize: 16,
  lineHeight: '26px',
};
const figureStyle: CSSProperties = {
  ...wrappingStyle,
  color: COLOURS.ink,
  fontFamily: TEXT,
  fontSize: 15,
  lineHeight: '22px',
};
const hairlineBorder = `1px solid ${COLOURS.hairline}`;

/** Inline styles of each part of an email. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: COLOURS.page },
  page: { padding: '0 12px', backgroundColor: COLOURS.page },
  sheet: { maxWidth: 600, margin: '0 auto', padding: '32px 0' },
  mark: {
    ...wrappingStyle,
    margin: '0 0 24px',
    color: COLOURS.ink,
    fontFamily: DISPLAY_FONT,
    fontSize: 28,
    lineHeight: '32px',
  },
  content: { padding: '32px 28px', backgroundColor: COLOURS.raised, border: hairlineBorder, borderRadius: 2 },
  heading: {
    ...wrappingStyle,
    margin: '0 0 16px',
    color: COLOURS.ink,
    fontFamily: DISPLAY_FONT,
    fontSize: 30,
    fontWeight: 600,
    lineHeight: '34px',
  },
  overline: {
    margin: '28px 0 8px',
    color: COLOURS.muted,
    fontFamily: TEXT,
    fontSize: 12,
    fontWeight: 600,
    letterSpacing: '.12em',
    lineHeight: '18px',
  },
  text: textStyle,
  muted: { ...textStyle, margin: '0 0 8px', color: COLOURS.muted, fontSize: 14, lineHeight: '22px' },
  quote: {
    ...textStyle,
    padding: '4px 0 4px 16px',
    borderLeft: `2px solid ${COLOURS.gold}`,
    whiteSpace: 'pre-line',
  },
  action: { margin: '24px 0', fontSize: 14, lineHeight: '24px' },
  button: {
    ...wrappingStyle,
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: 14,
    paddingInline: 28,
    backgroundColor: COLOURS.gold,
    borderRadius: 2,
    color: COLOURS.onGold,
    fontFamily: TEXT,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '100%',
    textDecoration: 'none',
  },
  link: { color: COLOURS.gold, textDecoration: 'underline' },
  table: { width: '100%', borderCollapse: 'collapse', borderTop: hairlineBorder },
  cell: { ...figureStyle, padding: '12px 0', borderBottom: hairlineBorder },
  plainCell: { ...figureStyle, padding: '4px 0' },
  amount: { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  photograph: {
    display: 'block',
    border: 'none',
    outline: 'none',
    backgroundColor: COLOURS.tile,
    borderRadius: 2,
  },
  detail: { color: COLOURS.muted, fontSize: 14 },
  total: { paddingTop: 12, borderTop: hairlineBorder, fontWeight: 600, fontSize: 17 },
  foot: {
    ...wrappingStyle,
    margin: '24px 0 0',
    color: COLOURS.muted,
    fontFamily: TEXT,
    fontSize: 13,
    lineHeight: '20px',
  },
} as const satisfies Record<string, CSSProperties>;

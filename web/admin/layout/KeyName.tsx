import { styled } from '@mui/material';

/** A key, styled as on a keyboard. */
export const KeyName = styled('kbd')(({ theme: { vars, typography } }) => ({
  ...typography.caption,
  fontFamily: typography.fontFamily,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 2,
  paddingInline: 5,
  paddingBlock: 1,
  whiteSpace: 'nowrap',
}));

/** Formats a key combined with the platform's command key. */
export function formatCommandShortcut(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘ ${key}` : `Ctrl ${key}`;
}

import { styled } from '@mui/material';

/** A key as it is printed on the keyboard. */
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

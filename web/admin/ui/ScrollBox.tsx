import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** What is in it. */
  label: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** What may be wider than the screen, such as a table: it scrolls by itself, so the keyboard can reach it. */
export function ScrollBox({ label, children, sx }: ScrollBoxProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={[{ overflow: 'auto', position: 'relative' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

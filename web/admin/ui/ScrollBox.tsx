import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** Accessible name of the content. */
  label: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/**
 * Container for content wider than the screen, such as a table. It scrolls separately and can be focused by keyboard.
 */
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

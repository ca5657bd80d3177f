import ExpandMore from 'icon:baseline-expand-more';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  title: string;
  /** True to start expanded. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Heading that expands its content. */
export function Collapsible({ title, isOpen = false, children }: CollapsibleProps) {
  return (
    <Box
      component="details"
      open={isOpen}
      sx={{
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&[open] > summary > svg': { rotate: '180deg' },
      }}
    >
      <Typography
        component="summary"
        variant="body2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 48,
          cursor: 'pointer',
          fontWeight: 500,
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {title}
        <ExpandMore aria-hidden sx={{ color: 'text.secondary', transition: 'rotate 200ms ease-out' }} />
      </Typography>
      <Box sx={{ pb: 1.5 }}>{children}</Box>
    </Box>
  );
}

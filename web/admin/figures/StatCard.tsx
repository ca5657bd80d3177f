import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface StatCardProps {
  label: string;
  figure: string;
  /** URL of the list with the counted records. */
  to: string;
  /** True to de-emphasise a figure, such as zero. */
  isMuted?: boolean;
  /** Content below the figure. */
  children?: ReactNode;
}

/** A figure that links to its list. */
export function StatCard({ label, figure, to, isMuted = false, children }: StatCardProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'block',
        p: { xs: 1.25, sm: 2 },
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        sx={{
          fontSize: { xs: '1rem', sm: '1.375rem' },
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums lining-nums',
          my: 0.25,
          ...(isMuted && { color: 'text.secondary', fontWeight: 400 }),
        }}
      >
        {figure}
      </Typography>
      {children}
    </Box>
  );
}

/** Arranges StatCards in as many columns as fit. */
export function StatCardGrid({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: narrow ? 'repeat(auto-fill, minmax(180px, 1fr))' : 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FactListProps {
  /** By their names; those without content are left out. */
  facts: Record<string, ReactNode>;
}

export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {Object.entries(facts)
        .filter(([, content]) => content)
        .map(([label, content]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {content}
            </Typography>
          </div>
        ))}
    </Box>
  );
}

import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface DetailListProps {
  /** Labelled details. Empty details are omitted, and numbers use the digits of the language. */
  details: Record<string, ReactNode>;
}

export function DetailList({ details }: DetailListProps) {
  const { i18n } = useLingui();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {Object.entries(details)
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
              {typeof content === 'number' ? i18n.number(content) : content}
            </Typography>
          </div>
        ))}
    </Box>
  );
}

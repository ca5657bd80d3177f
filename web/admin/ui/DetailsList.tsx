import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface DetailsListProps {
  /** Numeric values use the digits of the language. */
  rows: readonly { label: string; value: ReactNode }[];
}

/** List of labelled facts, one per line. */
export function DetailsList({ rows }: DetailsListProps) {
  const { i18n } = useLingui();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 }}>
      {rows.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 3 }}>
          <Typography component="dt" color="textSecondary" sx={{ flex: 'none', maxWidth: '60%' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              minWidth: 0,
              textAlign: 'right',
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {typeof value === 'number' ? i18n.number(value) : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

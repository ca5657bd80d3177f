import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';

export interface DefinitionListProps {
  rows: readonly { term: string; values: readonly string[] }[];
}

/** Terms and their values in two columns. */
export function DefinitionList({ rows }: DefinitionListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        maxWidth: 680,
        display: 'grid',
        gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        '& > *': { m: 0, py: 1.5, borderTop: 1, borderColor: 'divider' },
        '& > dt': { pr: 1.5 },
      }}
    >
      {rows.map(({ term, values }) => (
        <Fragment key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Box component="dd">
            {values.map((value) => (
              <Typography key={value} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

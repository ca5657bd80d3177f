import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';

export interface FactListProps {
  rows: readonly { term: string; values: readonly string[] }[];
}

/** Terms and their values in two columns. */
export function FactList({ rows }: FactListProps) {
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
      {rows.map(({ term, values: facts }) => (
        <Fragment key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Box component="dd">
            {facts.map((fact) => (
              <Typography key={fact} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {fact}
              </Typography>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

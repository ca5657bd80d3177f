import { Box, Skeleton, Typography } from '@mui/material';

export interface StatCardsProps {
  /** A figure without a value is still loading. */
  figures: readonly { label: string; value: string | undefined }[];
}

const MAX_PER_ROW = 6;

/** Row of key figures. */
export function StatCards({ figures }: StatCardsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md:
            figures.length > MAX_PER_ROW
              ? 'repeat(auto-fill, minmax(200px, 1fr))'
              : `repeat(${figures.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {figures.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            ...{
              px: { xs: 1.25, sm: 2 },
              py: 1.25,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            },
            // Values stay aligned if a label takes two lines.
            ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              // An amount does not wrap; it widens its column.
              whiteSpace: 'nowrap',
              fontSize: { xs: '1.0625rem', sm: '1.25rem' },
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums lining-nums',
            }}
          >
            {value ?? <Skeleton variant="text" width={64} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';

export interface LedgerRowProps {
  label: string;
  /** Date and reference. */
  detail?: string;
  /** True if the row is a total. */
  isTotal?: boolean;
  children: string;
}

/** Row of an order's ledger: label, and amount or status at the end. */
export function LedgerRow({ label, detail, isTotal = false, children }: LedgerRowProps) {
  const weight = { fontWeight: isTotal ? 600 : 400 };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        ...(isTotal && { borderTop: 1, borderColor: 'divider', pt: 1.5 }),
      }}
    >
      <Box component="dt" sx={{ minWidth: 0 }}>
        <Typography sx={weight}>{label}</Typography>
        {detail && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {detail}
          </Typography>
        )}
      </Box>
      <Typography
        component="dd"
        sx={{ m: 0, ml: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums', ...weight }}
      >
        {children}
      </Typography>
    </Box>
  );
}

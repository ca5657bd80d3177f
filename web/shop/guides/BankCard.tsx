import { Box } from '@mui/material';

/** ISO/IEC 7810 ID-1, the size of every bank card. */
const WIDTH_MM = 85.6;
const HEIGHT_MM = 53.98;

export function BankCard({ pxPerMm }: { pxPerMm: number }) {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: 1 }}>
      <Box
        aria-hidden
        sx={{
          border: 2,
          borderColor: 'primary.main',
          borderRadius: '12px',
          bgcolor: 'background.tile',
          position: 'relative',
          '&::after': {
            content: '""',
            position: 'absolute',
            left: '10%',
            top: '34%',
            width: '14%',
            height: '18%',
            borderRadius: '4px',
            bgcolor: 'divider',
          },
        }}
        style={{ width: WIDTH_MM * pxPerMm, height: HEIGHT_MM * pxPerMm }}
      />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function ReceiptRow({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{left}</Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{right}</Box>
    </Box>
  );
}

export function ReceiptDivider() {
  return <Box sx={{ my: 0.75, borderTop: '1px dashed currentColor' }} />;
}

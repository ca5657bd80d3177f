import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields beside each other, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}

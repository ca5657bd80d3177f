import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two fields beside each other, where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}

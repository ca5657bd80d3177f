import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Shows two fields side by side if there is space. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}

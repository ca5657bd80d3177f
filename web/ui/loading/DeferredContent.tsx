import { Box } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';

/**
 * What lies below the first look: rendered after it and in small steps, so that the page answers a tap meanwhile.
 * A screen's height is kept for it, which keeps the footer out of sight until then.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(children, <Box sx={{ minHeight: '100vh' }} />);
}

import { Box } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders content below the fold later and in small steps, so that the page can respond to taps. Until then, it
 * reserves the height of a screen, which keeps the footer out of sight.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(children, <Box sx={{ minHeight: '100vh' }} />);
}

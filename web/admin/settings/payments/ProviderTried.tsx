import { Alert } from '@mui/material';
import type { Tried } from './useTryProvider.ts';

/** What a try at a provider found; said aloud when it comes. */
export function ProviderTried({ tried }: { tried: Tried | null }) {
  return (
    <div role="status">
      {tried && <Alert severity={tried.isGood ? 'success' : 'error'}>{tried.text}</Alert>}
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import type { ConnectionResult } from './describeConnectionResult.ts';

/** Shows the result of a connection test, and announces it to screen readers. */
export function ConnectionTestResult({ result }: { result: ConnectionResult | null }) {
  const { i18n } = useLingui();
  return (
    <div role="status">
      {result && (
        <Alert severity={result.isSuccessful ? 'success' : 'error'}>
          {result.text}
          {result.serverMessage && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {i18n.t('Mail server response: {said}', { said: result.serverMessage })}
            </Typography>
          )}
        </Alert>
      )}
    </div>
  );
}

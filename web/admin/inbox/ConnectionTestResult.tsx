import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import type { Tried } from './triedText.ts';

/** What a try at the mailbox found; said aloud when it comes. */
export function MailboxTried({ tried }: { tried: Tried | null }) {
  const { i18n } = useLingui();
  return (
    <div role="status">
      {tried && (
        <Alert severity={tried.isGood ? 'success' : 'error'}>
          {tried.text}
          {tried.said && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {i18n.t('The mail server said: {said}', { said: tried.said })}
            </Typography>
          )}
        </Alert>
      )}
    </div>
  );
}

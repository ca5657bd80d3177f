import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { Notice } from './Notice.tsx';
import { notLoadedText } from './notLoadedText.ts';

export interface ErrorStateProps {
  error?: unknown;
  retry?: () => unknown;
  title?: string;
}

/**
 * What takes the place of content that could not be loaded. The reason is in the toast; this offers the way on, and
 * takes it by itself where a connection that was lost is back.
 */
export function ErrorState({ error, retry, title }: ErrorStateProps) {
  const { i18n } = useLingui();
  const isOnline = useReconnect(retry);
  return (
    <Notice
      role="alert"
      title={isOnline ? (title ?? i18n.t('This could not be loaded')) : i18n.t('You are offline')}
      text={isOnline ? notLoadedText(i18n, error) : i18n.t('This opens by itself once you are connected.')}
      action={
        retry && (
          <Button variant="outlined" onClick={() => void retry()}>
            {i18n.t('Try again')}
          </Button>
        )
      }
    />
  );
}

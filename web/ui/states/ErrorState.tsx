import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { Notice } from './Notice.tsx';
import { getNotLoadedText } from './notLoadedText.ts';

export interface ErrorStateProps {
  error?: unknown;
  retry?: () => unknown;
  title?: string;
}

/**
 * Shown instead of content that failed to load. Offers a retry, and retries automatically on reconnection. A toast
 * shows the reason.
 */
export function ErrorState({ error, retry, title }: ErrorStateProps) {
  const { i18n } = useLingui();
  const isOnline = useReconnect(retry);
  return (
    <Notice
      role="alert"
      title={isOnline ? (title ?? i18n.t('This could not be loaded')) : i18n.t('You are offline')}
      text={
        isOnline
          ? getNotLoadedText(i18n, error)
          : i18n.t('This page will open as soon as you’re back online.')
      }
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

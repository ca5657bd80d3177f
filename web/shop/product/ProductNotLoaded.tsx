import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { getNotLoadedText } from '#web/ui/states/notLoadedText.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

export function ProductNotLoaded({ error, retry }: { error?: unknown; retry: () => unknown }) {
  const { i18n } = useLingui();
  const isOnline = useReconnect(retry);
  return (
    <ScreenNotice
      title={isOnline ? i18n.t('This piece could not be loaded') : i18n.t('You are offline')}
      text={
        isOnline
          ? getNotLoadedText(i18n, error)
          : i18n.t('This page will open as soon as you’re back online.')
      }
      action={
        <Button variant="outlined" onClick={() => void retry()}>
          {i18n.t('Try again')}
        </Button>
      }
    />
  );
}

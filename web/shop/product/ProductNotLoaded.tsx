import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

export function ProductNotLoaded({ retry }: { retry: () => unknown }) {
  const { i18n } = useLingui();
  const isOnline = useReconnect(retry);
  return (
    <ScreenNotice
      title={isOnline ? i18n.t('This piece could not be loaded') : i18n.t('You are offline')}
      text={
        isOnline
          ? i18n.t('Something went wrong on our side. Please try again.')
          : i18n.t('This opens by itself once you are connected.')
      }
      action={
        <Button variant="outlined" onClick={() => void retry()}>
          {i18n.t('Try again')}
        </Button>
      }
    />
  );
}

import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { ScreenNotice } from '#web/ui/ScreenNotice.tsx';

export function PieceNotLoaded({ retry }: { retry: () => unknown }) {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('This piece could not be loaded')}
      text={i18n.t('Something went wrong on our side. Please try again.')}
      action={
        <Button variant="outlined" onClick={() => void retry()}>
          {i18n.t('Try again')}
        </Button>
      }
    />
  );
}

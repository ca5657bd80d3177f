import { useLingui } from '@lingui/react';
import { Dialog } from '@mui/material';
import { ZoomScreen, type ZoomScreenProps } from './ZoomScreen.tsx';

/** A photograph as large as the screen. */
export function ZoomDialog({ name, ...screen }: ZoomScreenProps & { name: string }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open
      fullScreen
      onClose={screen.onClose}
      aria-label={i18n.t('Photographs of {name}', { name })}
      slotProps={{ paper: { sx: { bgcolor: 'background.tile' } } }}
    >
      <ZoomScreen {...screen} />
    </Dialog>
  );
}

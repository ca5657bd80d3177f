import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, CircularProgress, Dialog, IconButton, Typography, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { ProductModel, type ProductModelProps } from './ProductModel.tsx';

export interface ModelDialogProps extends Pick<ProductModelProps, 'modelUrl' | 'view'> {
  name: string;
  onClose: () => void;
}

/** Dialog with a 3D model. Dragging, two fingers or the arrow keys turn it; the wheel, + and − zoom. */
export function ModelDialog({ name, onClose, ...model }: ModelDialogProps) {
  const { i18n } = useLingui();
  const dismiss = useCloseOnBack(true, onClose);
  const isTouchDevice = useMediaQuery('(pointer: coarse)');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const markShown = useCallback(() => setState('shown'), []);
  const markFailed = useCallback(() => setState('failed'), []);

  return (
    <Dialog
      open
      fullScreen
      onClose={dismiss}
      slotProps={{
        paper: {
          'aria-label': i18n.t('{name} in 3D', { name }),
          sx: { bgcolor: 'background.tile', backgroundImage: 'none', overflow: 'hidden' },
        },
      }}
    >
      <Box
        aria-busy={state === 'loading'}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          '& > *': { gridArea: '1 / 1' },
          '& model-viewer': { width: 1, height: 1, '--poster-color': 'transparent' },
        }}
      >
        <ProductModel
          {...model}
          alt={i18n.t('{name}, rotate with the arrow keys', { name })}
          onLoad={markShown}
          onError={markFailed}
        />
        {state === 'loading' && (
          <CircularProgress aria-label={i18n.t('Loading')} sx={{ placeSelf: 'center' }} />
        )}
      </Box>
      {state === 'failed' && (
        <Box sx={{ position: 'absolute', top: 72, left: 16, right: 16, maxWidth: 480, mx: 'auto' }}>
          <FormAlert>{i18n.t('The 3D view is not available on this device.')}</FormAlert>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', p: 2 }}>
        {isTouchDevice
          ? i18n.t('Drag to rotate; pinch to zoom.')
          : i18n.t('Drag or use the arrow keys to rotate; pinch, scroll or use + and − to zoom.')}
      </Typography>
      <IconButton
        aria-label={i18n.t('Close')}
        onClick={dismiss}
        sx={{ position: 'absolute', top: 12, right: 12, bgcolor: 'background.default' }}
      >
        <Close />
      </IconButton>
    </Dialog>
  );
}

import '@google/model-viewer';
import { useLingui } from '@lingui/react';
import Close from '@mui/icons-material/Close';
import { Box, Dialog, IconButton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';

export interface ModelDialogProps {
  name: string;
  modelUrl: string;
  /** Shown until the model is there. */
  poster?: string;
  onClose: () => void;
}

/** A piece to turn: by dragging, by two fingers, by the arrow keys; wheel, + and − bring it closer. */
export function ModelDialog({ name, modelUrl, poster, onClose }: ModelDialogProps) {
  const { i18n } = useLingui();
  const [viewer, setViewer] = useState<HTMLElement | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!viewer) return;
    const fail = () => setFailed(true);
    // The dialog's focus does not find what lies in the element's shadow by itself.
    const takeKeys = () => viewer.shadowRoot?.querySelector<HTMLElement>('[role=img]')?.focus();
    viewer.addEventListener('error', fail);
    viewer.addEventListener('poster-dismissed', takeKeys);
    return () => {
      viewer.removeEventListener('error', fail);
      viewer.removeEventListener('poster-dismissed', takeKeys);
    };
  }, [viewer]);

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-label={i18n.t('{name} in 3D', { name })}
      slotProps={{ paper: { sx: { bgcolor: 'background.tile', overflow: 'hidden' } } }}
    >
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          '& model-viewer': { width: 1, height: 1, '--poster-color': 'transparent' },
        }}
      >
        <model-viewer
          ref={setViewer}
          src={modelUrl}
          alt={i18n.t('{name}, to be turned with the arrow keys', { name })}
          {...(poster && { poster })}
          camera-controls
          touch-action="none"
          interaction-prompt="none"
          camera-orbit="35deg 68deg auto"
          tone-mapping="commerce"
          shadow-intensity="0.6"
        />
      </Box>
      {hasFailed && (
        <Box sx={{ position: 'absolute', top: 72, left: 16, right: 16, maxWidth: 480, mx: 'auto' }}>
          <FormAlert>
            {i18n.t('The model cannot be shown on this device. The photographs are still here.')}
          </FormAlert>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', p: 2 }}>
        {i18n.t('Drag or use the arrow keys to turn it; pinch, scroll or + and − to come closer.')}
      </Typography>
      <IconButton
        aria-label={i18n.t('Close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12, bgcolor: 'background.default' }}
      >
        <Close />
      </IconButton>
    </Dialog>
  );
}

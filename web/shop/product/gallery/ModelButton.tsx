import ViewInAr from 'icon:baseline-view-in-ar';
import { useLingui } from '@lingui/react';
import { Button, type SxProps, type Theme } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import type { ModelDialogProps } from './ModelDialog.tsx';

const ModelDialog = lazyWhenShown(async () => (await import('./ModelDialog.tsx')).ModelDialog);

export interface ModelButtonProps extends Omit<ModelDialogProps, 'onClose'> {
  sx?: SxProps<Theme>;
}

/** Button that opens the 3D model, whose viewer is loaded on demand. */
export function ModelButton({ sx, ...model }: ModelButtonProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewInAr />}
        onClick={() => setOpen(true)}
        sx={[{ bgcolor: 'background.default' }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {i18n.t('View in 3D')}
      </Button>
      <Suspense>{isOpen && <ModelDialog {...model} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

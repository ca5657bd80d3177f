import Add from 'icon:baseline-add';
import ChevronLeft from 'icon:baseline-chevron-left';
import ChevronRight from 'icon:baseline-chevron-right';
import Close from 'icon:baseline-close';
import Remove from 'icon:baseline-remove';
import { useLingui } from '@lingui/react';
import { IconButton, Stack, Typography } from '@mui/material';
import { MAX_SCALE, MIN_SCALE } from './zoomView.ts';

export interface ZoomControlsProps {
  index: number;
  count: number;
  scale: number;
  onClose: () => void;
  onStep: (direction: 1 | -1) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

/** Controls at the edges of a zoomed photo. */
export function ZoomControls({
  index,
  count,
  scale,
  onClose,
  onStep,
  onZoomIn,
  onZoomOut,
}: ZoomControlsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <IconButton aria-label={i18n.t('Close')} onClick={onClose} sx={{ ...overlayStyle, top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <Stack
        direction="row"
        sx={{ ...overlayStyle, bottom: 16, left: '50%', translate: '-50% 0', borderRadius: 1 }}
      >
        <IconButton aria-label={i18n.t('Zoom out')} disabled={scale <= MIN_SCALE} onClick={onZoomOut}>
          <Remove />
        </IconButton>
        <IconButton aria-label={i18n.t('Zoom in')} disabled={scale >= MAX_SCALE} onClick={onZoomIn}>
          <Add />
        </IconButton>
      </Stack>
      {count > 1 && (
        <>
          <IconButton
            aria-label={i18n.t('Previous photo')}
            onClick={() => onStep(-1)}
            sx={{ ...overlayStyle, ...sideStyle, left: 12 }}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label={i18n.t('Next photo')}
            onClick={() => onStep(1)}
            sx={{ ...overlayStyle, ...sideStyle, right: 12 }}
          >
            <ChevronRight />
          </IconButton>
          <Typography
            aria-live="polite"
            variant="body2"
            sx={{ ...overlayStyle, left: 16, top: 16, px: 1.5, py: 0.75, borderRadius: 1 }}
          >
            {i18n.t('{number} of {count}', { number: index + 1, count })}
          </Typography>
        </>
      )}
    </>
  );
}

const overlayStyle = {
  position: 'absolute',
  bgcolor: 'background.default',
  '&:hover': { bgcolor: 'background.paper' },
} as const;

const sideStyle = { top: '50%', translate: '0 -50%' } as const;

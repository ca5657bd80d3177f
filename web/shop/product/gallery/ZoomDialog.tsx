import { useLingui } from '@lingui/react';
import { Box, Dialog } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { detectLang } from '#web/locale/detectLang.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { dimOnDark, type PhotoImage } from '#web/ui/photo/Photo.tsx';
import { useZoom } from './useZoom.ts';
import { ZoomControls } from './ZoomControls.tsx';

export interface ZoomDialogProps {
  images: readonly PhotoImage[];
  name: string;
  /** Index of the first photo shown. */
  initialIndex: number;
  onClose: () => void;
}

const ZOOM_STEP = 1.5;

/** Full-screen photo. Wheel, two fingers, a tap, + and − zoom; arrow keys and swipes change the photo. */
export function ZoomDialog({ images, name, initialIndex, onClose }: ZoomDialogProps) {
  const { i18n } = useLingui();
  const dismiss = useCloseOnBack(true, onClose);
  const [index, setIndex] = useState(initialIndex);
  const showAdjacentPhoto = (direction: 1 | -1) => {
    setIndex((currentIndex) => (currentIndex + direction + images.length) % images.length);
    reset();
  };
  const { view, setStage, zoomBy, reset, handlers } = useZoom(showAdjacentPhoto);
  const image = images[index];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') showAdjacentPhoto(-1);
    if (key === 'ArrowRight') showAdjacentPhoto(1);
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    if (key === '-') zoomBy(1 / ZOOM_STEP);
  };

  return (
    <Dialog
      open
      fullScreen
      onClose={dismiss}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': i18n.t('Photos of {name}', { name }),
          sx: {
            bgcolor: 'background.tile',
            overflow: 'hidden',
            alignItems: 'center',
            justifyContent: 'center',
          },
        },
      }}
    >
      <Box
        ref={setStage}
        {...handlers}
        sx={{
          width: 'min(100vw, 100dvh)',
          aspectRatio: 1,
          touchAction: 'none',
          cursor: view.scale > 1 ? 'grab' : 'zoom-in',
        }}
      >
        {image && (
          <Box
            component="img"
            key={image.url}
            src={`${image.url}?w=1920`}
            alt={image.alt}
            lang={detectLang(image.alt, i18n.locale)}
            draggable={false}
            sx={[{ width: 1, height: 1, objectFit: 'contain', userSelect: 'none' }, dimOnDark(image)]}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </Box>
      <ZoomControls
        index={index}
        count={images.length}
        scale={view.scale}
        onClose={dismiss}
        onStep={showAdjacentPhoto}
        onZoomIn={() => zoomBy(ZOOM_STEP)}
        onZoomOut={() => zoomBy(1 / ZOOM_STEP)}
      />
    </Dialog>
  );
}

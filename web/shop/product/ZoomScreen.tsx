import { useLingui } from '@lingui/react';
import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PhotoImage } from '#web/ui/Photo.tsx';
import { useZoom } from './useZoom.ts';
import { MAX_SCALE, MIN_SCALE } from './zoomView.ts';

export interface ZoomScreenProps {
  images: readonly PhotoImage[];
  /** The photograph to begin with. */
  start: number;
  onClose: () => void;
}

const STEP = 1.5;

/** Wheel, two fingers, a tap, the buttons, + and − bring it closer; arrows and swipes turn to the next. */
export function ZoomScreen({ images, start, onClose }: ZoomScreenProps) {
  const { i18n } = useLingui();
  const [index, setIndex] = useState(start);
  const stage = useRef<HTMLDivElement>(null);
  const turn = (direction: 1 | -1) => {
    setIndex((now) => (now + direction + images.length) % images.length);
    reset();
  };
  const { view, zoomBy, reset, handlers } = useZoom({ stage, onSwipe: turn });
  const image = images[index];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === '+' || key === '=') zoomBy(STEP);
    if (key === '-') zoomBy(1 / STEP);
  };

  return (
    <Box onKeyDown={onKeyDown} sx={{ flex: 1, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
      <Box
        ref={stage}
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
            draggable={false}
            sx={{ width: 1, height: 1, objectFit: 'contain', userSelect: 'none' }}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </Box>
      <IconButton
        aria-label={i18n.t('Close')}
        onClick={onClose}
        autoFocus
        sx={{ ...onPhoto, top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <Stack
        direction="row"
        sx={{ ...onPhoto, bottom: 16, left: '50%', translate: '-50% 0', borderRadius: 1 }}
      >
        <IconButton
          aria-label={i18n.t('Smaller')}
          disabled={view.scale <= MIN_SCALE}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Remove />
        </IconButton>
        <IconButton
          aria-label={i18n.t('Larger')}
          disabled={view.scale >= MAX_SCALE}
          onClick={() => zoomBy(STEP)}
        >
          <Add />
        </IconButton>
      </Stack>
      {images.length > 1 && (
        <>
          <IconButton
            aria-label={i18n.t('Previous photograph')}
            onClick={() => turn(-1)}
            sx={{ ...onPhoto, ...aside, left: 12 }}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label={i18n.t('Next photograph')}
            onClick={() => turn(1)}
            sx={{ ...onPhoto, ...aside, right: 12 }}
          >
            <ChevronRight />
          </IconButton>
          <Typography
            aria-live="polite"
            variant="body2"
            sx={{ ...onPhoto, left: 16, top: 16, px: 1.5, py: 0.75, borderRadius: 1 }}
          >
            {i18n.t('{number} of {count}', { number: index + 1, count: images.length })}
          </Typography>
        </>
      )}
    </Box>
  );
}

const onPhoto = {
  position: 'absolute',
  bgcolor: 'background.default',
  '&:hover': { bgcolor: 'background.paper' },
} as const;

const aside = { top: '50%', translate: '0 -50%' } as const;

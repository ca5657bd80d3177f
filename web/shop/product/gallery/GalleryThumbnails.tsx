import PlayCircle from 'icon:outline-play-circle';
import { useLingui } from '@lingui/react';
import { ButtonBase, Stack } from '@mui/material';
import { Photo, type PhotoImage } from '#web/ui/photo/Photo.tsx';

const framed = {
  position: 'relative',
  display: 'block',
  width: 1,
  borderRadius: 1,
  outline: 1,
  outlineColor: 'divider',
  '&[aria-current=true]': { outline: 2, outlineColor: 'text.primary' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 3 },
} as const;

export interface GalleryThumbnailsProps {
  images: readonly PhotoImage[];
  /** Whether a video stands behind them. */
  hasVideo: boolean;
  /** The photograph in view. */
  index: number;
  onChoose: (index: number) => void;
}

/** The photographs small, beside the one in view; for a screen that has the room. */
export function GalleryThumbnails({ images, hasVideo, index, onChoose }: GalleryThumbnailsProps) {
  const { i18n } = useLingui();
  const [first] = images;
  if (images.length + (hasVideo ? 1 : 0) < 2) return null;
  return (
    <Stack sx={{ display: { xs: 'none', md: 'flex' }, flex: 'none', width: 72, gap: 1.5 }}>
      {images.map((image, position) => (
        <ButtonBase
          key={image.url}
          aria-label={i18n.t('Show photograph {number} of {count}', {
            number: position + 1,
            count: images.length,
          })}
          aria-current={position === index}
          onClick={() => onChoose(position)}
          sx={framed}
        >
          <Photo image={{ ...image, alt: '' }} sizes="72px" ratio={1} sx={{ borderRadius: 1 }} />
        </ButtonBase>
      ))}
      {hasVideo && first && (
        <ButtonBase
          aria-label={i18n.t('Show video')}
          aria-current={index === images.length}
          onClick={() => onChoose(images.length)}
          sx={framed}
        >
          <Photo image={{ ...first, alt: '' }} sizes="72px" ratio={1} sx={{ borderRadius: 1 }} />
          <PlayCircle
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              borderRadius: '50%',
              bgcolor: 'background.paper',
              color: 'text.primary',
              fontSize: 32,
            }}
          />
        </ButtonBase>
      )}
    </Stack>
  );
}

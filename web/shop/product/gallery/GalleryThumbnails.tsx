import PlayCircle from 'icon:outline-play-circle';
import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { type GalleryImage, leadsInDark } from './galleryImages.ts';

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
  images: readonly GalleryImage[];
  /** Whether a video stands behind them. */
  hasVideo: boolean;
  /** The photograph in view. */
  index: number;
  onChoose: (index: number) => void;
}

/** As many as fit beside each other on a phone of 360 px, each as wide as a thumb. */
const MOST_IN_A_ROW = 6;

/** The photographs small: beside the one in view, or below it on a phone, where all of them are visible. */
export function GalleryThumbnails({ images, hasVideo, index, onChoose }: GalleryThumbnailsProps) {
  const { i18n } = useLingui();
  const [first] = images;
  const count = images.length + (hasVideo ? 1 : 0);
  if (count < 2) return null;
  return (
    <Box
      sx={{
        order: { xs: 1, md: 0 },
        flex: 'none',
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: {
          xs: `repeat(${Math.min(count, MOST_IN_A_ROW)}, minmax(0, 72px))`,
          md: '72px',
        },
        gap: { xs: 1, md: 1.5 },
        px: { xs: 2, sm: 3, md: 0 },
      }}
    >
      {images.map((image, position) => (
        <ButtonBase
          key={image.url}
          aria-label={i18n.t('Show photograph {number} of {count}', {
            number: position + 1,
            count: images.length,
          })}
          aria-current={position === index}
          onClick={() => onChoose(position)}
          sx={[framed, leadsInDark(image)]}
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
    </Box>
  );
}

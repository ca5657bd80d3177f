import PlayCircle from 'icon:outline-play-circle';
import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { type GalleryImage, showFirstInDarkMode } from './galleryImages.ts';

const selectedStyle = {
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
  /** True if a video follows the photos. */
  hasVideo: boolean;
  /** Index of the photo in view. */
  index: number;
  onChoose: (index: number) => void;
}

/** Number of thumb-sized thumbnails that fit a phone of 360 px. */
const MAX_PER_ROW = 6;

/** Thumbnails beside the photo in view, or below it on a phone, where all of them are visible. */
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
          xs: `repeat(${Math.min(count, MAX_PER_ROW)}, minmax(0, 72px))`,
          md: '72px',
        },
        gap: { xs: 1, md: 1.5 },
        px: { xs: 2, sm: 3, md: 0 },
      }}
    >
      {images.map((image, position) => (
        <ButtonBase
          key={image.url}
          aria-label={i18n.t('Show photo {number} of {count}', {
            number: position + 1,
            count: images.length,
          })}
          aria-current={position === index}
          onClick={() => onChoose(position)}
          sx={[selectedStyle, showFirstInDarkMode(image)]}
        >
          <Photo image={{ ...image, alt: '' }} sizes="72px" ratio={1} sx={{ borderRadius: 1 }} />
        </ButtonBase>
      ))}
      {hasVideo && first && (
        <ButtonBase
          aria-label={i18n.t('Show video')}
          aria-current={index === images.length}
          onClick={() => onChoose(images.length)}
          sx={selectedStyle}
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

import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { Suspense, useState } from 'react';
import { useColourScheme } from '#web/ui/colourMode/useColourScheme.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { type GalleryImage, showFirstInDarkMode, sortForColourMode } from './galleryImages.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import { ModelButton, type ModelButtonProps } from './ModelButton.tsx';
import { useStrip } from './useStrip.ts';
import { type GalleryVideo, VideoSlide } from './VideoSlide.tsx';

const ZoomDialog = lazyWhenShown(async () => (await import('./ZoomDialog.tsx')).ZoomDialog);

export interface ProductGalleryProps {
  images: readonly GalleryImage[];
  name: string;
  /** URL of the 3D model, if there is one. */
  modelUrl?: string | null;
  modelView?: ModelButtonProps['view'];
  /** Video after the photos, if there is one. */
  video?: GalleryVideo | null;
}

/** Photos of a product in the order for the colour mode. Changing the mode resets the gallery. */
export function ProductGallery({ images, ...rest }: ProductGalleryProps) {
  const scheme = useColourScheme();
  return (
    <Gallery
      key={scheme === 'dark' ? 'dark' : 'light'}
      {...rest}
      images={sortForColourMode(scheme, images)}
    />
  );
}

/** Gallery with one photo in view, chosen by thumbnails or, on a phone, by swiping. Each photo opens full screen. */
function Gallery({ images, name, modelUrl, modelView = 'standing', video = null }: ProductGalleryProps) {
  const { i18n } = useLingui();
  const { ref, index, goTo } = useStrip();
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);

  return (
    <Box
      component="section"
      aria-label={i18n.t('Photos')}
      sx={{
        mx: { xs: -2, sm: -3, md: 0 },
        minWidth: 0,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: { xs: 1, md: 2 },
        position: { md: 'sticky' },
        top: { md: 'calc(var(--header-height) + 32px)' },
      }}
    >
      <GalleryThumbnails images={images} hasVideo={video !== null} index={index} onChoose={goTo} />
      <Box sx={{ position: 'relative', flex: { md: 1 }, minWidth: 0 }}>
        <Box
          component="ul"
          ref={ref}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollSnapType: 'x mandatory',
            scrollBehavior: 'smooth',
            '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
            scrollbarWidth: 'none',
            '& > li': { flex: 'none', width: 1, scrollSnapAlign: 'start' },
          }}
        >
          {images.map((image, position) => (
            <Box component="li" key={image.url} sx={[showFirstInDarkMode(image)]}>
              <ButtonBase
                aria-label={i18n.t('Enlarge photo {number} of {count}', {
                  number: position + 1,
                  count: images.length,
                })}
                onClick={() => setZoomedIndex(position)}
                sx={{
                  display: 'block',
                  width: 1,
                  cursor: 'zoom-in',
                  '&.Mui-focusVisible': {
                    outline: 2,
                    outlineColor: 'primary.main',
                    outlineOffset: -4,
                  },
                }}
              >
                <Photo
                  image={image}
                  sizes={GALLERY_SIZES}
                  ratio={1}
                  eager={position === 0}
                  sx={{ borderRadius: { md: 1 } }}
                />
              </ButtonBase>
            </Box>
          ))}
          {video && (
            <li>
              <VideoSlide
                key={video.url}
                video={video}
                poster={images[0]}
                isInView={index === images.length}
              />
            </li>
          )}
        </Box>
        {modelUrl && (
          <ModelButton
            name={name}
            modelUrl={modelUrl}
            view={modelView}
            sx={{ position: 'absolute', top: 16, left: 16 }}
          />
        )}
      </Box>
      {zoomedIndex !== null && (
        <Suspense>
          <ZoomDialog
            images={images}
            name={name}
            initialIndex={zoomedIndex}
            onClose={() => setZoomedIndex(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}

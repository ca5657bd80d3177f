import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { Suspense, useState } from 'react';
import { useColourScheme } from '#web/ui/colourMode/useColourScheme.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { type GalleryImage, inOrderOf, leadsInDark } from './galleryImages.ts';
import { GALLERY_SIZES } from './gallerySizes.ts';
import { ModelButton, type ModelButtonProps } from './ModelButton.tsx';
import { useStrip } from './useStrip.ts';
import { type GalleryVideo, VideoSlide } from './VideoSlide.tsx';

const ZoomDialog = lazyWhenShown(async () => (await import('./ZoomDialog.tsx')).ZoomDialog);

export interface ProductGalleryProps {
  images: readonly GalleryImage[];
  name: string;
  /** Of the 3D model, where there is one. */
  modelUrl?: string | null;
  modelView?: ModelButtonProps['view'];
  /** Behind the photographs, where there is one. */
  video?: GalleryVideo | null;
}

/** The photographs of a piece in the order of the page's colours; in other colours it begins anew. */
export function ProductGallery({ images, ...rest }: ProductGalleryProps) {
  const scheme = useColourScheme();
  return <Gallery key={scheme === 'dark' ? 'dark' : 'light'} {...rest} images={inOrderOf(scheme, images)} />;
}

/** The photographs, one in view: thumbnails choose, and on a phone a swipe. Each opens large. */
function Gallery({ images, name, modelUrl, modelView = 'standing', video = null }: ProductGalleryProps) {
  const { i18n } = useLingui();
  const { ref, index, goTo } = useStrip();
  const [zoomed, setZoomed] = useState<number | null>(null);

  return (
    <Box
      component="section"
      aria-label={i18n.t('Photographs')}
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
            <Box component="li" key={image.url} sx={[leadsInDark(image)]}>
              <ButtonBase
                aria-label={i18n.t('Enlarge photograph {number} of {count}', {
                  number: position + 1,
                  count: images.length,
                })}
                onClick={() => setZoomed(position)}
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
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog images={images} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </Box>
  );
}

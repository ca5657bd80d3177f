import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Photo, type PhotoImage } from '#web/ui/Photo.tsx';
import { GalleryDots } from './GalleryDots.tsx';
import { GALLERY_SIZES } from './gallerySizes.ts';
import { ModelButton } from './ModelButton.tsx';
import { useStrip } from './useStrip.ts';

const ZoomDialog = lazy(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

export interface ProductGalleryProps {
  images: readonly PhotoImage[];
  name: string;
  /** Of the 3D model, where there is one. */
  modelUrl?: string | null;
}

/** The photographs: one below the other at a desk, a strip to swipe on a phone. Each opens large. */
export function ProductGallery({ images, name, modelUrl }: ProductGalleryProps) {
  const { i18n } = useLingui();
  const { ref, index } = useStrip();
  const [zoomed, setZoomed] = useState<number | null>(null);

  return (
    <Box
      component="section"
      aria-label={i18n.t('Photographs')}
      sx={{ mx: { xs: -2, sm: -3, md: 0 }, minWidth: 0, position: 'relative' }}
    >
      <Box
        component="ul"
        ref={ref}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexDirection: { md: 'column' },
          gap: { md: 2 },
          overflowX: { xs: 'auto', md: 'visible' },
          overscrollBehaviorX: 'contain',
          scrollSnapType: { xs: 'x mandatory', md: 'none' },
          scrollbarWidth: 'none',
          '& > li': { flex: 'none', width: 1, scrollSnapAlign: 'start' },
        }}
      >
        {images.map((image, position) => (
          <li key={image.url}>
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
                  outlineOffset: { xs: -4, md: 3 },
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
          </li>
        ))}
      </Box>
      {modelUrl && (
        <ModelButton
          name={name}
          modelUrl={modelUrl}
          {...(images[0] && { poster: `${images[0].url}?w=960` })}
          sx={{ position: 'absolute', top: 16, left: 16 }}
        />
      )}
      <GalleryDots count={images.length} index={index} />
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog images={images} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </Box>
  );
}

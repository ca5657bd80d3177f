import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Photo, type PhotoImage } from './Photo.tsx';

/** Aspect ratio that shows the products of a banner fully and little of its empty part. */
export const BANNER_CROP = '8 / 5';

export interface BannerWithTextProps {
  image: PhotoImage;
  children: ReactNode;
}

/** Full-width banner with text beside the products; on a phone the text is below them. */
export function BannerWithText({ image, children }: BannerWithTextProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 8fr)' },
        bgcolor: { md: 'background.tile' },
      }}
    >
      <Photo
        image={image}
        sizes="(min-width: 1200px) 75vw, (min-width: 900px) 100vw, 134vw"
        eager
        ratio={BANNER_CROP}
        sx={{
          order: { md: 1 },
          aspectRatio: { md: 'auto' },
          height: { md: BANNER_HEIGHT },
        }}
      />
      <Box
        sx={{
          alignSelf: 'center',
          pt: { xs: 4, md: 0 },
          // Aligned with the page's content.
          pl: { xs: 2, sm: 3, lg: 'max(24px, calc(50vw - 616px))' },
          pr: { xs: 2, sm: 3, md: 5 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Height on desktop. */
export const BANNER_HEIGHT = 'clamp(380px, 36vw, 600px)';

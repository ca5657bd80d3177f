import type { Theme } from '@mui/material';
import { useColourScheme } from '../colourMode/useColourScheme.ts';
import type { LeadPhoto_ProductFragment } from './MainPhoto.generated.ts';
import { Photo, type PhotoProps } from './Photo.tsx';

export interface MainPhotoProps extends Omit<PhotoProps, 'image'> {
  product: LeadPhoto_ProductFragment;
  /** Replaces the photo's own alternative text; empty if the name is shown beside it. */
  alt?: string;
}

const hideInDarkMode = (theme: Theme) => theme.applyStyles('dark', { display: 'none' });
const darkModeStyles = [
  { display: 'none' },
  (theme: Theme) => theme.applyStyles('dark', { display: 'block' }),
];

/** Main photo of a product; on a dark page the photo with a dark background. */
export function MainPhoto({ product: { image, darkImage }, alt, sx, ...rest }: MainPhotoProps) {
  const scheme = useColourScheme();
  const styles = Array.isArray(sx) ? sx : [sx];
  const renderPhoto = (photo: typeof image, visibility: typeof styles) =>
    photo && (
      <Photo
        {...rest}
        key={photo.url}
        image={{ ...photo, alt: alt ?? photo.alt, isDark: photo === darkImage }}
        sx={[...styles, ...visibility]}
      />
    );
  if (scheme || !darkImage) return renderPhoto((scheme === 'dark' && darkImage) || image, []);
  return [renderPhoto(image, [hideInDarkMode]), renderPhoto(darkImage, darkModeStyles)];
}

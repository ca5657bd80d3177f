import type { Theme } from '@mui/material';
import { useColourScheme } from '../colourMode/useColourScheme.ts';
import type { LeadPhoto_ProductFragment } from './LeadPhoto.generated.ts';
import { Photo, type PhotoProps } from './Photo.tsx';

export interface LeadPhotoProps extends Omit<PhotoProps, 'image'> {
  product: LeadPhoto_ProductFragment;
  /** Instead of the photograph's own words; empty where the name stands beside it. */
  alt?: string;
}

const inLight = (theme: Theme) => theme.applyStyles('dark', { display: 'none' });
const inDark = [{ display: 'none' }, (theme: Theme) => theme.applyStyles('dark', { display: 'block' })];

/** The main photograph of a piece; on a dark page the one taken on a dark ground. */
export function LeadPhoto({ product: { image, darkImage }, alt, sx, ...rest }: LeadPhotoProps) {
  const scheme = useColourScheme();
  const own = Array.isArray(sx) ? sx : [sx];
  const shown = (photograph: typeof image, only: typeof own) =>
    photograph && (
      <Photo
        {...rest}
        key={photograph.url}
        image={{ ...photograph, alt: alt ?? photograph.alt, isDark: photograph === darkImage }}
        sx={[...own, ...only]}
      />
    );
  if (scheme || !darkImage) return shown((scheme === 'dark' && darkImage) || image, []);
  return [shown(image, [inLight]), shown(darkImage, inDark)];
}

import { useLingui } from '@lingui/react';
import { Box, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { detectLang } from '#web/locale/detectLang.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { getSizedUrl, getSrcSet } from './photoSizes.ts';

export interface PhotoImage {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** Colour shown while the photo loads, `#rrggbb`. */
  colour?: string | null;
  /** True if the photo has a dark background. Otherwise its colour determines whether it is dimmed. */
  isDark?: boolean;
  /** Focal point for cropping, in percent from the left and top; the centre if null. */
  focus?: { x: number; y: number } | null;
}

export interface PhotoProps {
  image: PhotoImage;
  /** `sizes` attribute, such as `(min-width: 900px) 25vw, 50vw`. */
  sizes: string;
  /** True above the fold: loads immediately and does not fade in. */
  eager?: boolean;
  /** Aspect ratio, such as `1` or `4 / 5`; the photo's own if omitted. */
  ratio?: number | string;
  sx?: SxProps<Theme>;
}

/** Dims photos on white, which are too bright on a dark page. Gold keeps its colour. */
export function dimOnDark(image: PhotoImage) {
  return isBright(image)
    ? (theme: Theme) => theme.applyStyles('dark', { filter: 'brightness(0.84) saturate(1.1)' })
    : false;
}

/** True if a photo is mostly bright, or its colour is unknown. */
function isBright({ colour, isDark }: PhotoImage): boolean {
  const channels = colour?.match(/[\da-f]{2}/gi)?.map((hexPair) => Number.parseInt(hexPair, 16)) ?? [];
  return !isDark && (channels.length !== 3 || Math.max(...channels) > 110);
}

/** Photo in a reserved space, which fades in over its colour. */
export function Photo({ image, sizes, eager = false, ratio, sx }: PhotoProps) {
  const { i18n } = useLingui();
  // A server-rendered photo is visible before it could fade in.
  const isHydrated = useIsHydrated();
  const [isLoaded, setLoaded] = useState(eager || !isHydrated);
  const { url, alt, width, height, colour, focus } = image;
  const aspectRatio = ratio ?? (width && height ? `${width} / ${height}` : 1);

  return (
    <Box
      sx={[
        { position: 'relative', overflow: 'hidden', aspectRatio, bgcolor: 'background.tile' },
        dimOnDark(image),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      style={colour ? { backgroundColor: colour } : undefined}
    >
      <Box
        component="img"
        src={getSizedUrl(url, 960)}
        srcSet={getSrcSet(url, width)}
        sizes={sizes}
        alt={alt}
        lang={detectLang(alt, i18n.locale)}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={(img: HTMLImageElement | null) => {
          if (img?.complete) setLoaded(true);
        }}
        style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
        onLoad={() => setLoaded(true)}
        onError={() => setLoaded(true)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          opacity: isLoaded ? 1 : 0,
          transition: 'opacity 250ms ease-out',
        }}
      />
    </Box>
  );
}

import { useLingui } from '@lingui/react';
import { Box, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { detectLang } from '#web/locale/detectLang.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { sized, srcSet } from './photoSizes.ts';

export interface PhotoImage {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** Shown while it loads, `#rrggbb`. */
  colour?: string | null;
  /** Whether it was taken on a dark ground; otherwise its colour tells. */
  isDark?: boolean;
  /** What stays in sight where it is cropped, in percent from the left and the top; otherwise its middle. */
  focus?: { x: number; y: number } | null;
}

export interface PhotoProps {
  image: PhotoImage;
  /** How wide it is shown, as in the attribute: `(min-width: 900px) 25vw, 50vw`. */
  sizes: string;
  /** For what is seen first: loads at once and does not fade in. */
  eager?: boolean;
  /** Width by height, such as `1` or `4 / 5`; without it the photograph's own. */
  ratio?: number | string;
  sx?: SxProps<Theme>;
}

/** A photograph taken on white glares from a dark page: there it is shown in a lower light, and its gold stays gold. */
export function softInTheDark(image: PhotoImage) {
  return isBright(image)
    ? (theme: Theme) => theme.applyStyles('dark', { filter: 'brightness(0.84) saturate(1.1)' })
    : false;
}

/** Whether a photograph is mostly bright; one whose colour is not known is taken to be. */
function isBright({ colour, isDark }: PhotoImage): boolean {
  const channels = colour?.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return !isDark && (channels.length !== 3 || Math.max(...channels) > 110);
}

/** A photograph in a place kept for it, which fades in over its own colour. */
export function Photo({ image, sizes, eager = false, ratio, sx }: PhotoProps) {
  const { i18n } = useLingui();
  // What the server rendered is in sight before it could fade in.
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(eager || !isHydrated);
  const { url, alt, width, height, colour, focus } = image;
  const aspectRatio = ratio ?? (width && height ? `${width} / ${height}` : 1);

  return (
    <Box
      sx={[
        { position: 'relative', overflow: 'hidden', aspectRatio, bgcolor: 'background.tile' },
        softInTheDark(image),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      style={colour ? { backgroundColor: colour } : undefined}
    >
      <Box
        component="img"
        src={sized(url, 960)}
        srcSet={srcSet(url, width)}
        sizes={sizes}
        alt={alt}
        lang={detectLang(alt, i18n.locale)}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={(img: HTMLImageElement | null) => {
          if (img?.complete) setShown(true);
        }}
        style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
        onLoad={() => setShown(true)}
        onError={() => setShown(true)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          opacity: shown ? 1 : 0,
          transition: 'opacity 250ms ease-out',
        }}
      />
    </Box>
  );
}

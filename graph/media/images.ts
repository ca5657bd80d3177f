import type { Collection, ProductImage } from '#graph/prisma/generated/client.ts';
import type { Image, ProductVideo } from '#graph/schema/schema.generated.ts';

/** What stands in for a collection that has no picture yet, which only staff see. */
const HOUSE_BANNER = 'catalog/banner-gold.webp';

export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

type Photograph = Omit<ProductImage, 'id' | 'productId'>;

/** A photograph of a piece. Without Nepali words of its own it is described by the name of its piece. */
export function toImage(photograph: Photograph, { nameNe }: { nameNe: string | null }): Image {
  const { key, alt, width, height, colour, role, focusX, focusY, position } = photograph;
  const isMiddle = focusX === 50 && focusY === 50;
  const focus = isMiddle ? null : { x: focusX, y: focusY };
  const byName = nameNe && position > 0 ? `${nameNe}, अर्को तस्बिर` : nameNe;
  return { url: mediaUrl(key), alt, altNe: photograph.altNe ?? byName, width, height, colour, role, focus };
}

interface Filmed {
  videoKey: string | null;
  videoAlt: string | null;
  nameNe: string | null;
}

/** The video of a piece; in Nepali it is told by the name of its piece, as photographs are. */
export function toVideo({ videoKey, videoAlt, nameNe }: Filmed): ProductVideo | null {
  if (videoKey === null) return null;
  return { url: mediaUrl(videoKey), alt: videoAlt ?? '', altNe: nameNe };
}

type Illustrated = Omit<Collection, 'rule'>;

/** The picture of a collection; where nobody says what it shows, the collection's name does. */
export function toBanner({ name, nameNe, ...picture }: Illustrated): Image {
  const { bannerKey, bannerAlt, bannerAltNe, bannerFocusX, bannerFocusY } = picture;
  return {
    url: mediaUrl(bannerKey || HOUSE_BANNER),
    alt: bannerAlt ?? name,
    altNe: bannerAltNe ?? (bannerAlt ? null : nameNe),
    width: picture.bannerWidth,
    height: picture.bannerHeight,
    colour: picture.bannerColour,
    focus: { x: bannerFocusX, y: bannerFocusY },
  };
}

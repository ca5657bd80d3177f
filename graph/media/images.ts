import type { Collection, ProductImage } from '#graph/prisma/generated/client.ts';
import type { Image, ProductVideo } from '#graph/schema/schema.generated.ts';

/** Placeholder for a collection without an image, which only staff see. */
const DEFAULT_BANNER = 'catalog/banner-gold.webp';

export function getMediaUrl(key: string): string {
  return `/media/${key}`;
}

type PhotoRow = Omit<ProductImage, 'id' | 'productId'>;

/** Returns a photo of a product. Without a Nepali description it uses the product's Nepali name. */
export function toImage(photo: PhotoRow, { nameNe }: { nameNe: string | null }): Image {
  const { key, alt, width, height, colour, role, focusX, focusY, position } = photo;
  const isCentred = focusX === 50 && focusY === 50;
  const focus = isCentred ? null : { x: focusX, y: focusY };
  const fallbackAlt = nameNe && position > 0 ? `${nameNe}, अर्को तस्बिर` : nameNe;
  return {
    url: getMediaUrl(key),
    alt,
    altNe: photo.altNe ?? fallbackAlt,
    width,
    height,
    colour,
    role,
    focus,
  };
}

interface ProductWithVideo {
  videoKey: string | null;
  videoAlt: string | null;
  nameNe: string | null;
}

/** Returns the video of a product. Without a Nepali description it uses the product's Nepali name. */
export function toVideo({ videoKey, videoAlt, nameNe }: ProductWithVideo): ProductVideo | null {
  if (videoKey === null) return null;
  return { url: getMediaUrl(videoKey), alt: videoAlt ?? '', altNe: nameNe };
}

type CollectionWithImage = Omit<Collection, 'rule'>;

/** Returns the image of a collection, described by the collection's name if it has no description. */
export function toBannerImage({ name, nameNe, ...image }: CollectionWithImage): Image {
  const { bannerKey, bannerAlt, bannerAltNe, bannerFocusX, bannerFocusY } = image;
  return {
    url: getMediaUrl(bannerKey || DEFAULT_BANNER),
    alt: bannerAlt ?? name,
    altNe: bannerAltNe ?? (bannerAlt ? null : nameNe),
    width: image.bannerWidth,
    height: image.bannerHeight,
    colour: image.bannerColour,
    focus: { x: bannerFocusX, y: bannerFocusY },
  };
}

import type { Collection, ProductImage } from '#graph/prisma/generated/client.ts';
import type { Image } from '#graph/schema/schema.generated.ts';

/** Every banner is of this size, its pieces on the right and room for words on the left; the colour is the warm ground they share. */
const BANNER = { width: 1920, height: 900, colour: '#e8e0d5', focus: { x: 100, y: 50 } };

export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

type Photograph = Omit<ProductImage, 'id' | 'productId'>;

/** A photograph; in Nepali it is told by the name of its piece. */
export function toImage(
  { key, alt, width, height, colour, focusX, focusY, position }: Photograph,
  { nameNe }: { nameNe: string | null },
): Image {
  const isMiddle = focusX === 50 && focusY === 50;
  const focus = isMiddle ? null : { x: focusX, y: focusY };
  const altNe = nameNe && position > 0 ? `${nameNe}, अर्को तस्बिर` : nameNe;
  return { url: mediaUrl(key), alt, altNe, width, height, colour, focus };
}

export function toBanner({ bannerKey, name, nameNe }: Collection): Image {
  return { url: mediaUrl(bannerKey), alt: name, altNe: nameNe, ...BANNER };
}

import { mediaUrl } from '#graph/media/images.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { Image } from '#graph/schema/schema.generated.ts';

export function bannerImage(banner: Banner): Image | null {
  const { imageKey, imageAlt, imageAltNe, focusX, focusY } = banner;
  if (imageKey === null) return null;
  return {
    url: mediaUrl(imageKey),
    alt: imageAlt ?? '',
    altNe: imageAltNe,
    width: banner.imageWidth,
    height: banner.imageHeight,
    colour: banner.imageColour,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  };
}

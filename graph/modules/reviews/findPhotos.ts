import { getMediaUrl } from '#graph/media/images.ts';
import type { PrismaClient, Review, ReviewPhoto } from '#graph/prisma/generated/client.ts';
import type { Image } from '#graph/schema/schema.generated.ts';

export interface ShownPhoto {
  id: string;
  image: Image;
}

/** Returns a review's photos in order. Prisma batches these reads when a list is resolved. */
export async function findPhotos(prisma: PrismaClient, { id, authorName }: Review): Promise<ShownPhoto[]> {
  const photos = await prisma.review.findUnique({ where: { id } }).photos({ orderBy: { position: 'asc' } });
  return (photos ?? []).map((photo) => toShownPhoto(photo, `Photo by ${authorName}`));
}

function toShownPhoto({ id, key, width, height, colour }: ReviewPhoto, alt: string): ShownPhoto {
  return { id, image: { url: getMediaUrl(key), alt, width, height, colour } };
}

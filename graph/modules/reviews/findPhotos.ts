import { mediaUrl } from '#graph/media/images.ts';
import type { PrismaClient, Review, ReviewPhoto } from '#graph/prisma/generated/client.ts';
import type { Image } from '#graph/schema/schema.generated.ts';

export interface ShownPhoto {
  id: string;
  image: Image;
}

/** A review's photographs in their order. Prisma reads those of a list together. */
export async function findPhotos(prisma: PrismaClient, { id, authorName }: Review): Promise<ShownPhoto[]> {
  const photos = await prisma.review.findUnique({ where: { id } }).photos({ orderBy: { position: 'asc' } });
  return (photos ?? []).map((photo) => shown(photo, `Photograph by ${authorName}`));
}

function shown({ id, key, width, height, colour }: ReviewPhoto, alt: string): ShownPhoto {
  return { id, image: { url: mediaUrl(key), alt, width, height, colour } };
}

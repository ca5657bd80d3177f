import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient, Upload } from '#graph/prisma/generated/client.ts';

/** Creates an unattached photo without a file. */
export function anUpload(
  prisma: PrismaClient,
  overrides: Partial<Prisma.UploadUncheckedCreateInput> & { ownerId: string },
): Promise<Upload> {
  const id = randomUUID();
  return prisma.upload.create({
    data: { id, key: `uploads/${id}.webp`, width: 1000, height: 1000, colour: '#f2ede6', ...overrides },
  });
}

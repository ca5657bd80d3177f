import { availableParallelism } from 'node:os';
import type { Upload } from '#graph/prisma/generated/client.ts';
import { createUpload, type UploadedFile, type UploadServices } from './createUpload.ts';
import { limitConcurrency } from './limitConcurrency.ts';

const runLimited = limitConcurrency(Math.max(1, availableParallelism() - 1));

/** Re-encodes and stores an uploaded photo until it is attached. */
export async function storeUpload(
  services: UploadServices,
  { bytes, sender }: UploadedFile,
): Promise<Upload> {
  const { parsePhoto } = await import('./parsePhoto.ts');
  const photo = await runLimited(() => parsePhoto(bytes));
  return createUpload(services, sender, { ...photo, extension: 'webp' });
}

import { availableParallelism } from 'node:os';
import type { Upload } from '#graph/prisma/generated/client.ts';
import { atMost } from './atMost.ts';
import { keepUpload, type Sent, type UploadServices } from './keepUpload.ts';

const inTurn = atMost(Math.max(1, availableParallelism() - 1));

/** Keeps a photograph that somebody sent, encoded anew, until it is put on something. */
export async function storeUpload(services: UploadServices, { bytes, sender }: Sent): Promise<Upload> {
  const { readPhotograph } = await import('./readPhotograph.ts');
  const photograph = await inTurn(() => readPhotograph(bytes));
  return keepUpload(services, sender, { ...photograph, ending: 'webp' });
}

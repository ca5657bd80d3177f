import type { Upload } from '#graph/prisma/generated/client.ts';
import { createUpload, type UploadedFile, type UploadServices } from '../createUpload.ts';
import { readVideo } from './readVideo.ts';

/** Unused: a video is shown behind the product's photo. */
const NO_COLOUR = '#000000';

/** Stores an uploaded video until it is attached to a product. */
export async function storeVideo(services: UploadServices, { bytes, sender }: UploadedFile): Promise<Upload> {
  const { content, width, height, format } = readVideo(bytes);
  return createUpload(services, sender, { content, width, height, colour: NO_COLOUR, extension: format });
}

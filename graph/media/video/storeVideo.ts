import type { Upload } from '#graph/prisma/generated/client.ts';
import { keepUpload, type Sent, type UploadServices } from '../keepUpload.ts';
import { readVideo } from './readVideo.ts';

/** Nobody sees it: a video is shown behind the photograph of its piece. */
const NO_COLOUR = '#000000';

/** Keeps a video that somebody sent until it is put on a piece. */
export async function storeVideo(services: UploadServices, { bytes, sender }: Sent): Promise<Upload> {
  const { content, width, height, format } = readVideo(bytes);
  return keepUpload(services, sender, { content, width, height, colour: NO_COLOUR, ending: format });
}

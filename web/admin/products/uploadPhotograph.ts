import { storedToken } from '#web/session/tokenStore.ts';

export interface Uploaded {
  uploadId: string;
  url: string;
}

/** A photograph that the server would not take; `message` says why, in the server's own words. */
export class UploadRefused extends Error {}

/** Sends a photograph, to be put on a piece by its id within a day. */
export async function uploadPhotograph(photograph: Blob, name = 'photograph'): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', photograph, name);
  const response = await fetch('/media/uploads', {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}` },
    body: form,
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new UploadRefused(messageOf(answer));
  return answer;
}

function messageOf(answer: unknown): string {
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isSaid
    ? String(answer.message)
    : /*i18n*/ 'This photograph could not be uploaded. Please try again.';
}

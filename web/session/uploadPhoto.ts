import { PHOTOGRAPH_FILE, VIDEO_FILE } from '#domain/media/uploadLimits.ts';
import { canSignInAgain, signInAgain } from './again/signInAgain.ts';
import { storedToken } from './token/tokenStore.ts';

/** Where photographs are sent: of pieces, by staff; of reviews, by whoever is signed in; of returns and slips, by whose order it is. */
export type PhotoAddress =
  | '/media/uploads'
  | '/media/videos'
  | '/media/reviews'
  | `/media/${'returns' | 'slips'}?${string}`;

export interface SentPhotograph {
  uploadId: string;
  url: string;
}

/** A file that the server refuses; `message` is the reason, a text that can be translated. */
export class PhotographRefused extends Error {}

/** Sends a photograph or a video, unless it is too large. Its id puts it on a product or a review within a day. */
export async function sendPhotograph(
  to: PhotoAddress,
  photograph: Blob,
  name = 'photograph',
): Promise<SentPhotograph> {
  const { maxBytes, tooLarge } = to === '/media/videos' ? VIDEO_FILE : PHOTOGRAPH_FILE;
  if (photograph.size > maxBytes) throw new PhotographRefused(tooLarge);
  const body = new FormData();
  body.append('file', photograph, name);
  let response = await post(to, body);
  if (response.status === 401 && canSignInAgain()) {
    await signInAgain().catch(() => undefined);
    if (storedToken()) response = await post(to, body);
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new PhotographRefused(toMessage(answer));
  return answer;
}

function post(to: PhotoAddress, body: FormData): Promise<Response> {
  const token = storedToken();
  // A guest says in the address what opens their order.
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(to, { method: 'POST', headers, body });
}

function toMessage(answer: unknown): string {
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isSaid ? String(answer.message) : /*i18n*/ 'The photograph could not be uploaded. Please try again.';
}

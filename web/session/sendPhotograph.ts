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

/** A photograph that the server would not take; `message` says why, in the server's own words. */
export class PhotographRefused extends Error {}

/** Sends a photograph, to be put on a piece or a review by its id within a day. */
export async function sendPhotograph(
  to: PhotoAddress,
  photograph: Blob,
  name = 'photograph',
): Promise<SentPhotograph> {
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

import { PHOTO_FILE_LIMIT, VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { canReauthenticate, reauthenticate } from './reauthentication/reauthenticate.ts';
import { readToken } from './token/tokenStore.ts';

/**
 * Upload endpoints: product photos by staff, review photos by signed-in customers, photos of returns and transfer
 * receipts by the order's customer.
 */
export type UploadUrl =
  | '/media/uploads'
  | '/media/videos'
  | '/media/reviews'
  | `/media/${'returns' | 'slips'}?${string}`;

export interface UploadedPhoto {
  uploadId: string;
  url: string;
}

/** Error for a file that the server refuses; `message` is a translatable reason. */
export class UploadRefusedError extends Error {}

/**
 * Uploads a photo or video unless it is too large. The returned id can be used within a day to attach the file to a
 * product or review.
 */
export async function uploadPhoto(
  uploadUrl: UploadUrl,
  photo: Blob,
  name = 'photograph',
): Promise<UploadedPhoto> {
  const { maxBytes, tooLarge } = uploadUrl === '/media/videos' ? VIDEO_FILE_LIMIT : PHOTO_FILE_LIMIT;
  if (photo.size > maxBytes) throw new UploadRefusedError(tooLarge);
  const body = new FormData();
  body.append('file', photo, name);
  let response = await postPhoto(uploadUrl, body);
  if (response.status === 401 && canReauthenticate()) {
    await reauthenticate().catch(() => undefined);
    if (readToken()) response = await postPhoto(uploadUrl, body);
  }
  const responseBody = await response.json().catch(() => null);
  if (!response.ok) throw new UploadRefusedError(toMessage(responseBody));
  return responseBody;
}

function postPhoto(uploadUrl: UploadUrl, body: FormData): Promise<Response> {
  const token = readToken();
  // A guest's token is part of the URL instead.
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(uploadUrl, { method: 'POST', headers, body });
}

function toMessage(responseBody: unknown): string {
  const hasMessage = typeof responseBody === 'object' && responseBody !== null && 'message' in responseBody;
  return hasMessage ? String(responseBody.message) : /*i18n*/ 'Couldn’t upload the photo. Please try again.';
}

/** Bytes in a megabyte. Upload limits are in MB, not MiB. */
export const MEGABYTE = 1_000_000;

/** Size limit of a file type and the message for a larger file, shared by browser and server. */
export interface FileLimit {
  maxBytes: number;
  tooLarge: string;
}

/** Limit for every photo: products, collections, banners, reviews, returns and transfer receipts. */
export const PHOTO_FILE_LIMIT: FileLimit = {
  maxBytes: 25 * MEGABYTE,
  tooLarge: /*i18n*/ 'Use a photo of at most 25 MB.',
};

/** Limit for product videos. A phone on a slow connection can upload a file of this size within two minutes. */
export const VIDEO_FILE_LIMIT: FileLimit = {
  maxBytes: 25 * MEGABYTE,
  tooLarge: /*i18n*/ 'Use a video of at most 25 MB.',
};

/** Limit for an email with its attachments, from a mailbox or an inbound email service. */
export const MAX_EMAIL_BYTES = 25 * 1024 * 1024;

export function toMegabytes({ maxBytes }: FileLimit): number {
  return maxBytes / MEGABYTE;
}

/** Bytes of a megabyte: an upload is measured as MB, not as MiB. */
export const MEGABYTE = 1_000_000;

/** The size limit of a kind of file, and the answer to a larger one; the same in the browser and on the server. */
export interface FileLimit {
  maxBytes: number;
  tooLarge: string;
}

/** Every photograph: of products, collections, banners, reviews, returns and bank transfers. */
export const PHOTOGRAPH_FILE: FileLimit = {
  maxBytes: 25 * MEGABYTE,
  tooLarge: /*i18n*/ 'Use a photograph of at most 25 MB.',
};

/** The video of a product: a phone sends as much over a slow connection within two minutes. */
export const VIDEO_FILE: FileLimit = {
  maxBytes: 25 * MEGABYTE,
  tooLarge: /*i18n*/ 'Use a video of at most 25 MB.',
};

/** An e-mail with its attachments, from a mailbox or from a service that receives it. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** The size of a limit in MB. */
export function toMegabytes({ maxBytes }: FileLimit): number {
  return maxBytes / MEGABYTE;
}

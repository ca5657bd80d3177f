const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MAX_LENGTH = 160;

/** Whether the text can name a file: segments of plain characters, none hidden, none that leads upwards. */
export function isMediaKey(text: string): boolean {
  return text.length <= MAX_LENGTH && text.split('/').every((segment) => SEGMENT.test(segment));
}

/** What lies in them is never answered as media. */
export const PRIVATE_FOLDERS = { returns: 'returns', slips: 'slips', threads: 'threads' } as const;

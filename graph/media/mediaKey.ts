const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MAX_LENGTH = 160;

/** Returns true if the text is a valid file name: segments of plain characters, none hidden and no parent folders. */
export function isMediaKey(text: string): boolean {
  return text.length <= MAX_LENGTH && text.split('/').every((segment) => SEGMENT.test(segment));
}

/** Folders whose files are never served as public media. */
export const PRIVATE_FOLDERS = { returns: 'returns', slips: 'slips', threads: 'threads' } as const;

import { atom } from 'jotai';

/**
 * Bulk jobs started in this tab. A job is attended while its dialog or button shows its progress. The tray shows
 * background jobs until they are dismissed. A job whose result was shown where it was started is dismissed as well.
 */
export const trackedJobs = atom<Record<string, 'attended' | 'background' | 'dismissed'>>({});

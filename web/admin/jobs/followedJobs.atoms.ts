import { atom } from 'jotai';

/**
 * The bulk jobs that were started in this tab. One is attended as long as its dialog or its button shows how far it is; the tray
 * shows the others, until somebody dismisses them.
 */
export const followedJobs = atom<Record<string, 'attended' | 'background' | 'dismissed'>>({});

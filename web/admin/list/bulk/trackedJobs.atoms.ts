import { atom } from 'jotai';

/**
 * The bulk jobs that were started in this tab. One is attended as long as its dialog or its button shows how far it is; the tray
 * shows the others, until somebody dismisses them; what was told where it was started is dismissed as well.
 */
export const followedJobs = atom<Record<string, 'attended' | 'background' | 'dismissed'>>({});

import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** An export started in this tab, its status and the path of its screen. */
interface TrackedExport {
  file: 'awaited' | 'saved';
  screen: string;
}

export const trackedExports = atomWithStorage<Record<string, TrackedExport>>(
  'followedExports',
  {},
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

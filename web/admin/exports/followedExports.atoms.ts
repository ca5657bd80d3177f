import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** The exports that were begun in this tab: those whose file is still awaited, and those whose file came. */
export const followedExports = atomWithStorage<Record<string, 'awaited' | 'saved'>>(
  'followedExports',
  {},
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

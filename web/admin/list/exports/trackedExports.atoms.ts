import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** An export that was begun in this tab: whether its file is still awaited or came, and the path of its screen. */
interface Followed {
  file: 'awaited' | 'saved';
  screen: string;
}

export const followedExports = atomWithStorage<Record<string, Followed>>(
  'followedExports',
  {},
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

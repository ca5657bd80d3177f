import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { endLeaving } from './leaving.ts';
import { sessionAtom } from './session.atoms.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { useSessionStart } from './useSessionStart.ts';

/** Keeps track of who is signed in, from the start on. */
export function SessionSync() {
  const { viewer } = useAtomValue(sessionAtom);
  useSessionStart();
  useOtherTabs();
  useForgetting(viewer?.id);
  return null;
}

/** Empties the cache when somebody leaves: whoever comes next shall not find what was theirs. */
function useForgetting(viewerId: string | undefined) {
  const client = useApolloClient();
  const before = useRef(viewerId);

  useEffect(() => {
    const hasLeft = before.current !== undefined && before.current !== viewerId;
    before.current = viewerId;
    // After the queries of the screen that was left have ended, which they do a moment later than the screen.
    if (!hasLeft) return;
    setTimeout(() => {
      endLeaving();
      client.resetStore().catch(() => null);
    });
  }, [client, viewerId]);
}

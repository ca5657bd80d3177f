import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { adminPaths } from '../adminPaths.ts';

/** J opens the next conversation of the list and K the one before, also from one that has just left it. */
export function useThreadKeys(threads: readonly { id: string }[], openId: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const at = threads.findIndex(({ id }) => id === openId);
  const stood = useRef(-1);
  useEffect(() => {
    if (at >= 0) stood.current = at;
  }, [at]);

  useScreenKeys((key) => {
    if (key !== 'j' && key !== 'k') return false;
    const hasLeft = at < 0 && openId !== undefined;
    // The one after it stands where it stood.
    const next = hasLeft ? stood.current - (key === 'j' ? 0 : 1) : at + (key === 'j' ? 1 : -1);
    const thread = threads[next];
    if (thread) void navigate({ pathname: adminPaths.message(thread.id), search });
    return thread !== undefined;
  });
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';

const BUSY = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** `j` opens the next conversation of the list, `k` the one before. */
export function useThreadKeys(threads: readonly { id: string }[], openId: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest(BUSY)) return;
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step === 0) return;
    const next = threads[threads.findIndex(({ id }) => id === openId) + step];
    if (next) navigate({ pathname: adminPaths.message(next.id), search });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

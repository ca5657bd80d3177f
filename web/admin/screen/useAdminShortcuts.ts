import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionGroups } from '#web/admin/sections.ts';
import { useMay } from '#web/session/useMay.ts';
import { pressScreenKey } from './screenKeys.ts';

/** How long, in ms, `g` waits for the key that says where to. */
const SECOND_KEY = 1500;

/** The id of a list's search field, which a key leads to. */
export const LIST_SEARCH = 'list-search';

export interface Shortcuts {
  onPalette(): void;
  onShortcuts(): void;
  onFold(): void;
}

/** The keys that work anywhere in the back-office, except in a field, where they are letters. */
export function useAdminShortcuts({ onPalette, onShortcuts, onFold }: Shortcuts): void {
  const navigate = useNavigate();
  const may = useMay();
  const goPressed = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return onPalette();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
      return;
    if (Date.now() - goPressed.current < SECOND_KEY && goTo(event.key)) return event.preventDefault();
    goPressed.current = event.key === 'g' ? Date.now() : 0;
    if (event.key === '?') onShortcuts();
    if (event.key === '[') onFold();
    if (event.key === '/' && focusSearch()) event.preventDefault();
    if (event.key !== 'g' && !event.repeat && pressScreenKey(event.key)) event.preventDefault();
  });

  function goTo(key: string): boolean {
    goPressed.current = 0;
    const section = sectionGroups.flatMap(({ sections }) => sections).find((one) => one.key === key);
    // Meant for a section even where it is not theirs: it does nothing else.
    if (section && may(section.action)) navigate(section.path);
    return section !== undefined;
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a key belongs to what has the focus: a field that is written in, or something open above the screen. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role=dialog], [role=menu]')) return true;
  // A box that is ticked takes no letters.
  return target.closest('input:not([type=checkbox]), textarea, select') !== null;
}

function focusSearch(): boolean {
  const field = document.getElementById(LIST_SEARCH);
  field?.focus();
  return field !== null;
}

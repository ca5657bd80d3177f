import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionGroups } from '#web/admin/sections.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { handleScreenKey } from './screenKeys.ts';

/** Time after `g` within which the second key must be pressed, in ms. */
const SECOND_KEY_MS = 1500;

/** Id of a list's search field, which a keyboard shortcut focuses. */
export const LIST_SEARCH_ID = 'list-search';

export interface Shortcuts {
  onTogglePalette(): void;
  onOpenShortcuts(): void;
  onFold(): void;
}

/** Registers the back office's keyboard shortcuts, which work everywhere except in text fields. */
export function useAdminShortcuts({ onTogglePalette, onOpenShortcuts, onFold }: Shortcuts): void {
  const navigate = useNavigate();
  const can = useHasPermission();
  const goKeyPressedAt = useRef(0);

  const handleKeyPress = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return onTogglePalette();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
      return;
    if (Date.now() - goKeyPressedAt.current < SECOND_KEY_MS && goTo(event.key)) return event.preventDefault();
    goKeyPressedAt.current = event.key === 'g' ? Date.now() : 0;
    if (event.key === '?') onOpenShortcuts();
    if (event.key === '[') onFold();
    if (event.key === '/' && focusSearch()) event.preventDefault();
    if (event.key !== 'g' && !event.repeat && handleScreenKey(event.key)) event.preventDefault();
  });

  function goTo(key: string): boolean {
    goKeyPressedAt.current = 0;
    const section = sectionGroups
      .flatMap(({ sections }) => sections)
      .find((candidate) => candidate.key === key);
    // The second key counts as a section shortcut even without permission, so that it triggers no other shortcut.
    if (section && can(section.action)) navigate(section.path);
    return section !== undefined;
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKeyPress(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Returns true if the key belongs to the focused element: a text field or an open dialog or menu. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role=dialog], [role=menu]')) return true;
  // Checkboxes do not accept text.
  return target.closest('input:not([type=checkbox]), textarea, select') !== null;
}

function focusSearch(): boolean {
  const field = document.getElementById(LIST_SEARCH_ID);
  field?.focus();
  return field !== null;
}

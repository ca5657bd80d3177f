import { useEffect, useRef } from 'react';

/** Returns a ref for the form that Ctrl/Cmd-S submits. */
export function useSaveShortcut() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, []);

  return form;
}

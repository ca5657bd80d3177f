import { useEffect, useRef } from 'react';

/** The form that Ctrl/Cmd-S sends. */
export function useSaveKey() {
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

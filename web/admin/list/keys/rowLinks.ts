import { useEffect } from 'react';
import { inTab } from '#web/ui/browser/storage.ts';

const KEY = 'shown-rows';

/** Keeps where the rows that a list shows lead to, for whoever goes on from one to the next. */
export function useShownRows(links: readonly (string | undefined)[]): void {
  const text = links.filter((link) => link !== undefined).join('\n');
  useEffect(() => {
    if (text !== '') inTab.writeText(KEY, text);
  }, [text]);
}

/** Where the row after or before this one leads to, in the list that was shown last; undefined where there is none. */
export function neighbourOf(link: string, step: 1 | -1): string | undefined {
  const links = (inTab.readText(KEY) ?? '').split('\n');
  const at = links.indexOf(link);
  return at < 0 ? undefined : links[at + step];
}

import { useEffect } from 'react';
import { tabStorage } from '#web/ui/browser/storage.ts';

const STORAGE_KEY = 'shown-rows';

/** Stores the links of the listed rows, for navigation to the next or previous row. */
export function useStoredRowLinks(links: readonly (string | undefined)[]): void {
  const text = links.filter((link) => link !== undefined).join('\n');
  useEffect(() => {
    if (text !== '') tabStorage.writeText(STORAGE_KEY, text);
  }, [text]);
}

/** Returns the link of the next or previous row in the most recently shown list; undefined if there is none. */
export function findNeighbourLink(link: string, step: 1 | -1): string | undefined {
  const links = (tabStorage.readText(STORAGE_KEY) ?? '').split('\n');
  const currentIndex = links.indexOf(link);
  return currentIndex < 0 ? undefined : links[currentIndex + step];
}

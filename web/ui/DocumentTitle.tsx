import { useContext } from 'react';
import { SiteName } from './siteName.ts';

/** The title of the tab: what the screen shows, then the store's name. */
export function DocumentTitle({ title }: { title?: string }) {
  const name = useContext(SiteName);
  return <title>{[title, name].filter(Boolean).join(' · ')}</title>;
}

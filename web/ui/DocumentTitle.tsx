import { useContext } from 'react';
import { SiteName } from './siteName.ts';

/** Title of the tab: the screen's title, then the store's name. */
export function DocumentTitle({ title }: { title?: string }) {
  const name = useContext(SiteName);
  return <title>{[title, name].filter(Boolean).join(' · ')}</title>;
}

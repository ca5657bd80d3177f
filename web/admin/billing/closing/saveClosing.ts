import { storedToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

/** Fetches a file for the bookkeeper, and hands it over. */
export async function saveClosing(
  file: 'day' | 'sales-register',
  days: Record<string, string>,
): Promise<void> {
  const address = `/closing/${file}.csv?${new URLSearchParams(days)}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${storedToken()}` } });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
  const name = file === 'day' ? 'closing' : file;
  saveFile([name, ...Object.values(days)].join('-').concat('.csv'), await answer.blob(), 'text/csv');
}

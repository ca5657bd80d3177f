import { readToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

/** Fetches an export for the bookkeeper and saves it as a file. */
export async function saveClosing(
  file: 'day' | 'sales-register',
  days: Record<string, string>,
): Promise<void> {
  const url = `/closing/${file}.csv?${new URLSearchParams(days)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${readToken()}` } });
  if (!response.ok) throw new Error(`The export request returned ${response.status}.`);
  const name = file === 'day' ? 'closing' : file;
  saveFile([name, ...Object.values(days)].join('-').concat('.csv'), await response.blob(), 'text/csv');
}

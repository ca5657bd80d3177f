import { readToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

/** Downloads the file of a finished export. */
export async function saveExport({ id, fileName }: { id: string; fileName: string }): Promise<void> {
  const response = await fetch(`/exports/${id}`, { headers: { authorization: `Bearer ${readToken()}` } });
  if (!response.ok) throw new Error(`The export request returned ${response.status}.`);
  const file = await response.blob();
  saveFile(fileName, file, file.type);
}

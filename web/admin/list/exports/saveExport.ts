import { storedToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

/** Fetches the file of an export that is done, and hands it over. */
export async function saveExport({ id, fileName }: { id: string; fileName: string }): Promise<void> {
  const answer = await fetch(`/exports/${id}`, { headers: { authorization: `Bearer ${storedToken()}` } });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
  const file = await answer.blob();
  saveFile(fileName, file, file.type);
}

import { saveFile } from './saveFile.ts';

/** Opens a file in a tab of its own; where the browser lets none be opened, it is kept instead. */
export function openFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const opened = window.open(url, '_blank');
  if (!opened) saveFile(name, content, content.type);
  // The tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

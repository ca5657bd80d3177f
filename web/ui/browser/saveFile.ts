/** Downloads a file in the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL must remain valid until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

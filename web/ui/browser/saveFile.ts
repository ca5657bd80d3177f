/** Hands the visitor a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the address is only held to let it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

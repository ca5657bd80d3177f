import { BlobReader, configure, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { isPhotograph } from './zipNames.ts';

// The policy of the page lets no worker be made of a text.
configure({ useWebWorkers: false });

/** A photograph in a ZIP, which is unpacked only when it is asked for. */
export interface ZippedPhotograph {
  path: string;
  unpack: () => Promise<Blob>;
}

/** The photographs in a ZIP, and the paths of its other files. Throws where the file is no ZIP. */
export async function openZip(file: Blob): Promise<{ photographs: ZippedPhotograph[]; others: string[] }> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  return {
    photographs: files
      .filter(({ filename }) => isPhotograph(filename))
      .map((entry) => ({
        path: entry.filename,
        unpack: async () => new Blob([await entry.getData(new Uint8ArrayWriter())]),
      })),
    others: files
      .map(({ filename }) => filename)
      .filter((path) => !isPhotograph(path) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path)),
  };
}

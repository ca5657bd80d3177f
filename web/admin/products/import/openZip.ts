import { BlobReader, configure, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { isPhoto } from './zipNames.ts';

// The page's content security policy does not allow inline workers.
configure({ useWebWorkers: false });

/** Photo in a ZIP, unpacked only on request. */
export interface ZipPhoto {
  path: string;
  unpack: () => Promise<Blob>;
}

/** Returns the photos in a ZIP, and the paths of its other files. Throws if the file is not a ZIP. */
export async function openZip(file: Blob): Promise<{ photos: ZipPhoto[]; otherPaths: string[] }> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  return {
    photos: files
      .filter(({ filename }) => isPhoto(filename))
      .map((entry) => ({
        path: entry.filename,
        unpack: async () => new Blob([await entry.getData(new Uint8ArrayWriter())]),
      })),
    otherPaths: files
      .map(({ filename }) => filename)
      .filter((path) => !isPhoto(path) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path)),
  };
}

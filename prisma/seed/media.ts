import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '#graph/media/limitConcurrency.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { catalogFolder, toCatalogKey } from './catalogFile.ts';

const catalog = fileURLToPath(catalogFolder);
/** Product pictures on the store's own screens. A test of the seed compares them with those screens. */
const SCREEN_PICTURES = [
  'asharfi-coin-necklace-22k-4.webp',
  'chandra-halo-ring-white-18k-2.webp',
  'jhumka-rato-moti-22k-4.webp',
  'laligurans-ruby-cluster-ring-18k-4.webp',
  'naugedi-choker-22k-4.webp',
  'phool-lahara-oxidised-band-925-2.webp',
  'sayapatri-bloom-ring-22k-2.webp',
];
const BANNER = /^banner-.*\.webp$/;
const MAX_PARALLEL_COPIES = 8;

/** A file of the catalogue folder and its key in the media store. */
interface FileCopy {
  file: string;
  key: string;
}

/** Copies photos, banners and 3D models to the media store. Existing files are not replaced. */
export async function seedMedia(media: FileStore): Promise<number> {
  const models = (await readdir(join(catalog, 'models'))).map((name) => `models/${name}`);
  return copyMissingFiles([...(await listPictures()), ...models.map((file) => ({ file, key: file }))], media);
}

/** Copies the pictures of the store's own screens, which every store needs. */
export async function seedStorePictures(media: FileStore): Promise<number> {
  const storePictures = (await listPictures()).filter(
    ({ file }) => BANNER.test(file) || SCREEN_PICTURES.includes(file),
  );
  return copyMissingFiles(storePictures, media);
}

async function listPictures(): Promise<FileCopy[]> {
  const files = (await readdir(catalog)).filter((name) => name.endsWith('.webp'));
  return files.map((file) => ({ file, key: toCatalogKey(file) }));
}

async function copyMissingFiles(copies: readonly FileCopy[], media: FileStore): Promise<number> {
  const existingKeys = new Map<string, number>();
  for await (const { key, bytes } of media.list()) existingKeys.set(key, bytes);
  const runLimited = limitConcurrency(MAX_PARALLEL_COPIES);
  const copyResults = await Promise.all(
    copies.map(({ file, key }) =>
      runLimited(async () => {
        const path = join(catalog, file);
        if (existingKeys.get(key) === (await stat(path)).size) return false;
        await media.write(key, await readFile(path));
        return true;
      }),
    ),
  );
  return copyResults.filter(Boolean).length;
}

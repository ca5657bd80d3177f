import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost } from '#graph/media/atMost.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { catalogFolder, catalogKey } from './catalogFile.ts';

const catalog = fileURLToPath(catalogFolder);
/** The pictures of pieces on the store's own screens; the seed's test compares them with those screens. */
const OF_SCREENS = [
  'asharfi-coin-necklace-22k-4.webp',
  'chandra-halo-ring-white-18k-2.webp',
  'jhumka-rato-moti-22k-4.webp',
  'laligurans-ruby-cluster-ring-18k-4.webp',
  'naugedi-choker-22k-4.webp',
  'phool-lahara-oxidised-band-925-2.webp',
  'sayapatri-bloom-ring-22k-2.webp',
];
const BANNER = /^banner-.*\.webp$/;
const COPIES_AT_ONCE = 8;

/** A file of the catalog's folder and its key among the media. */
interface Copy {
  file: string;
  key: string;
}

/** Copies photographs, banners and 3D models to where the store keeps its media; what is there already stays. */
export async function seedMedia(media: FileStore): Promise<number> {
  const models = (await readdir(join(catalog, 'models'))).map((name) => `models/${name}`);
  return copyMissing([...(await pictures()), ...models.map((file) => ({ file, key: file }))], media);
}

/** Copies the pictures of the store's own screens, which it shows whatever it sells. */
export async function seedOwnPhotographs(media: FileStore): Promise<number> {
  const own = (await pictures()).filter(({ file }) => BANNER.test(file) || OF_SCREENS.includes(file));
  return copyMissing(own, media);
}

async function pictures(): Promise<Copy[]> {
  const files = (await readdir(catalog)).filter((name) => name.endsWith('.webp'));
  return files.map((file) => ({ file, key: catalogKey(file) }));
}

async function copyMissing(copies: readonly Copy[], media: FileStore): Promise<number> {
  const kept = new Map<string, number>();
  for await (const { key, bytes } of media.list()) kept.set(key, bytes);
  const inTurn = atMost(COPIES_AT_ONCE);
  const copied = await Promise.all(
    copies.map(({ file, key }) =>
      inTurn(async () => {
        const path = join(catalog, file);
        if (kept.get(key) === (await stat(path)).size) return false;
        await media.write(key, await readFile(path));
        return true;
      }),
    ),
  );
  return copied.filter(Boolean).length;
}

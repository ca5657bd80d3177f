import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost } from '#graph/media/atMost.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { catalogFolder } from './catalogFile.ts';

const catalog = fileURLToPath(catalogFolder);
/** What the home page shows beside the banners; the seed's test compares them with its tiles. */
const TILES = [
  'laligurans-ruby-cluster-ring-18k-2.webp',
  'naugedi-choker-22k-1.webp',
  'pipal-leaf-earrings-22k-2.webp',
];
const BANNER = /^banner-.*\.webp$/;
const COPIES_AT_ONCE = 8;

/** Copies photographs, banners and 3D models to where the store keeps its media; what is there already stays. */
export async function seedMedia(media: FileStore): Promise<number> {
  const photographs = (await readdir(catalog)).filter((name) => name.endsWith('.webp'));
  const models = (await readdir(join(catalog, 'models'))).map((name) => `models/${name}`);
  return copyMissing([...photographs, ...models], media);
}

/** Copies the photographs of the store's own screens, which it shows whatever it sells. */
export async function seedOwnPhotographs(media: FileStore): Promise<number> {
  return copyMissing(
    (await readdir(catalog)).filter((name) => BANNER.test(name) || TILES.includes(name)),
    media,
  );
}

async function copyMissing(keys: string[], media: FileStore): Promise<number> {
  const kept = new Map<string, number>();
  for await (const { key, bytes } of media.list()) kept.set(key, bytes);
  const inTurn = atMost(COPIES_AT_ONCE);
  const copied = await Promise.all(
    keys.map((key) =>
      inTurn(async () => {
        const path = join(catalog, key);
        if (kept.get(key) === (await stat(path)).size) return false;
        await media.write(key, await readFile(path));
        return true;
      }),
    ),
  );
  return copied.filter(Boolean).length;
}

import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogFolder } from './catalogFile.ts';

const catalog = fileURLToPath(catalogFolder);
/** What the home page shows beside the banners; the seed's test compares them with its tiles. */
const TILES = [
  'laligurans-ruby-cluster-ring-18k-2.webp',
  'naugedi-choker-22k-1.webp',
  'pipal-leaf-earrings-22k-2.webp',
];
const BANNER = /^banner-.*\.webp$/;

/** Copies photographs, banners and 3D models to where the store keeps its media; what is there already stays. */
export async function seedMedia(mediaDir: string): Promise<number> {
  const photographs = (await readdir(catalog)).filter((name) => name.endsWith('.webp'));
  const models = (await readdir(join(catalog, 'models'))).map((name) => `models/${name}`);
  return copyMissing([...photographs, ...models], mediaDir);
}

/** Copies the photographs of the store's own screens, which it shows whatever it sells. */
export async function seedOwnPhotographs(mediaDir: string): Promise<number> {
  return copyMissing(
    (await readdir(catalog)).filter((name) => BANNER.test(name) || TILES.includes(name)),
    mediaDir,
  );
}

async function copyMissing(keys: string[], mediaDir: string): Promise<number> {
  const copied = await Promise.all(keys.map((key) => copyIfMissing(join(catalog, key), join(mediaDir, key))));
  return copied.filter(Boolean).length;
}

async function copyIfMissing(from: string, to: string): Promise<boolean> {
  const [source, kept] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (kept?.size === source.size) return false;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  return true;
}

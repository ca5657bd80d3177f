import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogFolder } from './catalogFile.ts';

/** Copies photographs, banners and 3D models to where the store keeps its media; what is there already stays. */
export async function seedMedia(mediaDir: string): Promise<number> {
  const root = fileURLToPath(catalogFolder);
  const photographs = (await readdir(root)).filter((name) => name.endsWith('.webp'));
  const models = (await readdir(join(root, 'models'))).map((name) => `models/${name}`);
  const copied = await Promise.all(
    [...photographs, ...models].map((key) => copyIfMissing(join(root, key), join(mediaDir, key))),
  );
  return copied.filter(Boolean).length;
}

async function copyIfMissing(from: string, to: string): Promise<boolean> {
  const [source, kept] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (kept?.size === source.size) return false;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  return true;
}

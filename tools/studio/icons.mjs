// @ts-check
// npm run icons: the icons of the installed shop, from web/public/favicon.svg into web/public/icons.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';

/** `mark` is how much of the width the mark takes: a maskable icon may lose all but its middle. */
const icons = [
  { name: 'icon-192', size: 192, mark: 0.72 },
  { name: 'icon-512', size: 512, mark: 0.72 },
  { name: 'maskable-512', size: 512, mark: 0.52 },
  { name: 'touch-180', size: 180, mark: 0.66 },
];
const background = '#FAF7F2';

await runScript(async () => {
  const { default: sharp } = await import('sharp');
  const source = join(root, 'web', 'public', 'favicon.svg');
  const folder = join(root, 'web', 'public', 'icons');
  // An icon has one colour: what the mark says of the dark scheme is left out.
  const mark = readFileSync(source, 'utf8').replace(/@media[^{]*\{[^}]*\}\s*\}/, '');
  mkdirSync(folder, { recursive: true });
  for (const { name, size, mark: share } of icons) {
    const width = Math.round(size * share);
    const drawn = await sharp(Buffer.from(mark), { density: (72 * width) / 32 })
      .resize(width, width)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: drawn }])
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
  }
});

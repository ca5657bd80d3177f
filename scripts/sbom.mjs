// @ts-check
// npm run sbom: writes what the store is made of to dist/sbom.json (CycloneDX), from the lock file.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/process/script.mjs';
import { writeSbom } from './lib/supplyChain/sbom.mjs';

await runScript(async () => {
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'sbom.json'), await writeSbom());
});

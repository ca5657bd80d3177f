// @ts-check
// npm run sbom: writes the list of all packages in the lock file (CycloneDX) to dist/sbom.json.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/process/script.mjs';
import { buildSbom } from './lib/supplyChain/sbom.mjs';

await runScript(async () => {
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'sbom.json'), await buildSbom());
});

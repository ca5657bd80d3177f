import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER_FILE = join(import.meta.dirname, '../offline/worker/serviceWorker.ts');
/** Files without a hash in their names, by their request URL. */
const UNHASHED_FILES = {
  '/': 'index.html',
  '/favicon.svg': 'favicon.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};
/** Modules of the screens available offline. All other files are cached on first use. */
const OFFLINE_SCREENS =
  /[\\/]web[\\/](ui|offline|shop[\\/](cart|catalog|collections|home|layout|product))[\\/](?!ModelDialog)/;
/** Dependencies of these screens and the app's entry point. */
const APP_MODULES = /[\\/]web[\\/]app[\\/]start\.tsx$|react-dom|@mui/;
const ENGLISH_FONT = /-(latin|nepali-name)-.*\.woff2$/;

/** Builds the service worker with the list of the shop's files and the release, a hash of this list. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      // Runs after the plugins that change the unhashed files.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const precacheEntries = [
          ...(await listUnhashedFiles(dir)),
          ...listShopFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ];
        await buildWorker(dir, { precacheEntries, release: hashContent(JSON.stringify(precacheEntries)) });
      },
    },
  };
}

async function buildWorker(
  outDir: string,
  { precacheEntries, release }: { precacheEntries: object[]; release: string },
) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__SHELL__': JSON.stringify(precacheEntries),
      'self.__RELEASE__': JSON.stringify(release),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: WORKER_FILE,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

function listUnhashedFiles(dir: string) {
  return Promise.all(
    Object.entries(UNHASHED_FILES).map(async ([url, file]) => ({
      url,
      revision: hashContent(await readFile(join(dir, file))),
    })),
  );
}

function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns the scripts of the app and of the offline screens, their styles, and the fonts for English. */
function listShopFiles(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const fileNames = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const file of fileNames) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const importedFile of imports) fileNames.add(importedFile);
    for (const importedFile of dynamicImports)
      if (isPrecached(chunks.get(importedFile)?.facadeModuleId)) fileNames.add(importedFile);
  }
  const styles = [...fileNames].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  const fonts = outputs.map(({ fileName }) => fileName).filter((file) => ENGLISH_FONT.test(file));
  return [...new Set([...fileNames, ...styles, ...fonts])];
}

function isPrecached(module: string | null | undefined): boolean {
  return module != null && (OFFLINE_SCREENS.test(module) || APP_MODULES.test(module));
}

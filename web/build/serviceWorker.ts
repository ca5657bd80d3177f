import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = join(import.meta.dirname, '../offline/worker/serviceWorker.ts');
/** Without a hash in their names, by the address under which they are asked for. */
const LOOSE = {
  '/': 'index.html',
  '/favicon.svg': 'favicon.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};
/** What is looked at without a connection; anything else is kept from when it was first asked for. */
const LOOKED_AT =
  /[\\/]web[\\/](ui|offline|shop[\\/](cart|catalog|collections|home|layout|product))[\\/](?!ModelDialog)/;
/** What those screens build on, and what starts the app. */
const APP = /[\\/]web[\\/]app[\\/]start\.tsx$|react-dom|@mui/;
const ENGLISH_FONT = /-(latin|nepali-name)-.*\.woff2$/;

/** Builds the worker of the shop, which knows the files that the shop is made of, and the release that they make. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      // After what writes into the loose files.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const shell = [
          ...(await looseFiles(dir)),
          ...shopFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ];
        await buildWorker(dir, { shell, release: hashCode(JSON.stringify(shell)) });
      },
    },
  };
}

async function buildWorker(outDir: string, { shell, release }: { shell: object[]; release: string }) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__SHELL__': JSON.stringify(shell),
      'self.__RELEASE__': JSON.stringify(release),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

function looseFiles(dir: string) {
  return Promise.all(
    Object.entries(LOOSE).map(async ([url, file]) => ({
      url,
      revision: hashCode(await readFile(join(dir, file))),
    })),
  );
}

function hashCode(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The scripts of the app and of the screens that are looked at, their styles, and the fonts that English needs. */
function shopFiles(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const found = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const file of found) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const next of imports) found.add(next);
    for (const next of dynamicImports) if (isKept(chunks.get(next)?.facadeModuleId)) found.add(next);
  }
  const styles = [...found].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  const fonts = outputs.map(({ fileName }) => fileName).filter((file) => ENGLISH_FONT.test(file));
  return [...new Set([...found, ...styles, ...fonts])];
}

function isKept(module: string | null | undefined): boolean {
  return module != null && (LOOKED_AT.test(module) || APP.test(module));
}

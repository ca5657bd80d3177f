import type { Plugin } from 'vite';

const BASE64_MODULE = /query_compiler_\w+\.mysql\.wasm-base64\.mjs$/;
const WASM_FILE = 'query_compiler.wasm';

/**
 * Writes Prisma's query compiler to a file next to the server bundle. In its package it is a base64 module, whose
 * source and value would both stay in memory while the server runs.
 */
export function emitQueryCompiler(): Plugin {
  return {
    name: 'compiler-beside',
    enforce: 'pre',
    async load(id) {
      if (!BASE64_MODULE.test(id)) return null;
      const { wasm }: { wasm: string } = await import(id);
      this.emitFile({ type: 'asset', fileName: WASM_FILE, source: Buffer.from(wasm, 'base64') });
      // The client wraps the value in a Buffer, which also works for an object with `valueOf`. The file is read only
      // then and not cached.
      return `import { readFileSync } from 'node:fs';
        export const wasm = { valueOf: () => readFileSync(new URL('${WASM_FILE}', import.meta.url)) };`;
    },
  };
}

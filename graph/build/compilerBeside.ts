import type { Plugin } from 'vite';

const IN_BASE64 = /query_compiler_\w+\.mysql\.wasm-base64\.mjs$/;
const FILE = 'query_compiler.wasm';

/**
 * Keeps Prisma's query compiler as a file beside the server. In its package it is a module of base64, whose source and
 * value would both stay in memory for as long as the server runs.
 */
export function compilerBeside(): Plugin {
  return {
    name: 'compiler-beside',
    enforce: 'pre',
    async load(id) {
      if (!IN_BASE64.test(id)) return null;
      const { wasm }: { wasm: string } = await import(id);
      this.emitFile({ type: 'asset', fileName: FILE, source: Buffer.from(wasm, 'base64') });
      // The client makes a Buffer of it, for which the value of an object will do: nothing is read before, or kept.
      return `import { readFileSync } from 'node:fs';
        export const wasm = { valueOf: () => readFileSync(new URL('${FILE}', import.meta.url)) };`;
    },
  };
}

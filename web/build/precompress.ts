import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|svg)$/;
const compress = promisify(brotliCompress);

/**
 * Compresses each script and stylesheet with Brotli at the highest quality. The server sends the compressed files
 * unchanged.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const { outDir } = this.environment.config.build;
      const root = join(this.environment.config.root, outDir);
      const files = await readdir(root, { recursive: true });
      await Promise.all(
        files
          .filter((file) => TEXT_FILE.test(file) && !files.includes(`${file}.br`))
          .map(async (file) => {
            const content = await readFile(join(root, file));
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            await writeFile(join(root, `${file}.br`), await compress(content, { params }));
          }),
      );
    },
  };
}

import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the path of a file that the server reads from disk, given a name such as `#graph/rest/docs/docs.html` or
 * one in a package. The source and the bundled server have different folder depths, so a relative path would not work
 * in both.
 */
export function resolveFilePath(name: string): string {
  return resolve(name);
}

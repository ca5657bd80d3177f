import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Where a file lies that the server reads as it is, by a name such as `#graph/rest/docs/docs.html` or one in a package.
 * The server as it is written and as it is built stand at different depths, and both find it by its name.
 */
export function filePath(name: string): string {
  return resolve(name);
}

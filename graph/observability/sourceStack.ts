import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE_LOCATION = /(file:\/\/\S+?\.js):(\d+):(\d+)/g;
const SERVER_FOLDER = new URL('.', import.meta.url);

/** Weak references, because errors are rare or occur in bursts. */
const sourceMaps = new Map<string, WeakRef<SourceMap>>();

/**
 * Translates a stack of the bundled server to its sources, such as `graph/http/app.ts:40:9`. Source maps are read on
 * demand: V8's own support would need more memory than the server's code.
 */
export function toSourceStack(stack: string): string {
  return stack.replace(SOURCE_LOCATION, (match, file: string, line: string, column: string) => {
    const mapping = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!mapping || !('originalSource' in mapping)) return match;
    const source = fileURLToPath(new URL(mapping.originalSource, file));
    return `${relative('', source)}:${mapping.originalLine + 1}:${mapping.originalColumn + 1}`;
  });
}

function findMap(file: string): SourceMap | undefined {
  const cachedMap = sourceMaps.get(file)?.deref();
  if (cachedMap) return cachedMap;
  const path = new URL(`${file}.map`);
  if (!file.startsWith(SERVER_FOLDER.href) || !existsSync(path)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  sourceMaps.set(file, new WeakRef(map));
  return map;
}

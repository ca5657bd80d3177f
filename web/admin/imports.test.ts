import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ADMIN = import.meta.dirname;
const WEB = dirname(ADMIN);

/** Imported folder names by importing folder. */
type ImportGraph = Map<string, Set<string>>;

const imports = sources().flatMap((file) => findImports(file).map((imported) => ({ file, imported })));

test('folders of the back office import each other in one direction', () => {
  expect(cycles(ADMIN)).toEqual([]);
});

test.each(folders(ADMIN))('folders of %s import each other in one direction', (room) => {
  expect(cycles(join(ADMIN, room))).toEqual([]);
});

/** Source files without tests and generated files. */
function sources(): string[] {
  return readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.|testing/.test(file))
    .map((file) => join(ADMIN, file));
}

function findImports(file: string): string[] {
  const result = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.{1,2}\/|#web\/)([^']+)'/g);
  return [...result].map(([, start = '', path = '']) =>
    start === '#web/' ? join(WEB, path) : resolve(dirname(file), start + path),
  );
}

/** Returns the import cycles among the folders of `parent`. */
function cycles(parent: string): string[] {
  const arrows = buildImportGraph(parent);
  return [...arrows.keys()].flatMap((folder) => {
    const cycle = findCycle(arrows, [folder]);
    return cycle ? [cycle.join(' → ')] : [];
  });
}

function buildImportGraph(parent: string): ImportGraph {
  const arrows: ImportGraph = new Map(folders(parent).map((folder) => [folder, new Set()]));
  for (const { file, imported } of imports) {
    const from = folderWithin(parent, file);
    const to = folderWithin(parent, imported);
    if (from !== to && arrows.has(to)) arrows.get(from)?.add(to);
  }
  return arrows;
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** Returns the folder of `parent` that contains a file; the file's own name or `..` if none does. */
function folderWithin(parent: string, file: string): string {
  return relative(parent, file).split('/')[0] ?? '';
}

/** Returns the first cycle found that leads back to the start of `path`; null if there is none. */
function findCycle(arrows: ImportGraph, path: string[], visitedFolders = new Set<string>()): string[] | null {
  const [home = ''] = path;
  for (const next of arrows.get(path.at(-1) ?? home) ?? []) {
    if (next === home) return [...path, home];
    if (visitedFolders.has(next)) continue;
    visitedFolders.add(next);
    const result = findCycle(arrows, [...path, next], visitedFolders);
    if (result) return result;
  }
  return null;
}

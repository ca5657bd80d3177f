import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ADMIN = import.meta.dirname;
const WEB = dirname(ADMIN);

/** Imported folder names by importing folder. */
type ImportGraph = Map<string, Set<string>>;

const imports = sources().flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

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

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.{1,2}\/|#web\/)([^']+)'/g);
  return [...found].map(([, start = '', path = '']) =>
    start === '#web/' ? join(WEB, path) : resolve(dirname(file), start + path),
  );
}

/** Returns the import cycles among the folders of `parent`. */
function cycles(parent: string): string[] {
  const arrows = importGraphIn(parent);
  return [...arrows.keys()].flatMap((folder) => {
    const way = findCycle(arrows, [folder]);
    return way ? [way.join(' → ')] : [];
  });
}

function importGraphIn(parent: string): ImportGraph {
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

/** Returns null if no import leads back to the first folder of `way`. */
function findCycle(arrows: ImportGraph, way: string[], seen = new Set<string>()): string[] | null {
  const [home = ''] = way;
  for (const next of arrows.get(way.at(-1) ?? home) ?? []) {
    if (next === home) return [...way, home];
    if (seen.has(next)) continue;
    seen.add(next);
    const found = findCycle(arrows, [...way, next], seen);
    if (found) return found;
  }
  return null;
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const MODULES = import.meta.dirname;

test('modules do not import each other in a cycle', () => {
  const arrows = new Map(modules().map((name) => [name, imported(name)]));
  const round = [...arrows.keys()].flatMap((name) => {
    const way = wayBack(arrows, name);
    return way ? [way.join(' → ')] : [];
  });
  expect(round).toEqual([]);
});

test('no two folders of a module import each other', () => {
  expect(modules().flatMap(mutualFolders)).toEqual([]);
});

function modules(): string[] {
  return readdirSync(MODULES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** Returns the files below a module's folder, without tests and generated files. */
function sourcesOf(name: string): string[] {
  const files = readdirSync(join(MODULES, name), { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file) && !file.includes('testing'),
  );
}

/** Returns the modules whose files a module imports. */
function imported(name: string): Set<string> {
  const found = sourcesOf(name).flatMap((file) =>
    [...readFileSync(join(MODULES, name, file), 'utf8').matchAll(/'#graph\/modules\/(\w+)\//g)].map(
      ([, other = '']) => other,
    ),
  );
  return new Set(found.filter((other) => other !== name));
}

/** Returns an import path from a module back to itself; null if there is none. */
function wayBack(arrows: Map<string, Set<string>>, home: string, way = [home]): string[] | null {
  for (const next of arrows.get(way.at(-1) ?? home) ?? []) {
    if (next === home) return [...way, home];
    const found = way.includes(next) ? null : wayBack(arrows, home, [...way, next]);
    if (found) return found;
  }
  return null;
}

/**
 * Returns pairs of folders that import each other. Files directly in the module's folder are ignored: they declare or
 * join the whole module.
 */
function mutualFolders(name: string): string[] {
  const home = join(MODULES, name);
  const arrows = new Set<string>();
  for (const file of sourcesOf(name)) {
    const from = dirname(file);
    const text = readFileSync(join(home, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/'(\.{1,2}\/[^']+\.tsx?)'/g)) {
      const to = dirname(relative(home, join(home, from, path)));
      const isInside = from !== '.' && to !== '.' && !from.startsWith(to + sep) && !to.startsWith(from + sep);
      if (from !== to && isInside) arrows.add(`${from} → ${to}`);
    }
  }
  return [...arrows]
    .filter((arrow) => {
      const [from, to] = arrow.split(' → ');
      return `${from}` < `${to}` && arrows.has(`${to} → ${from}`);
    })
    .map((arrow) => `${name}: ${arrow.replace('→', '↔')}`);
}

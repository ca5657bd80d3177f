import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const MODULES = import.meta.dirname;

test('modules do not import each other in a cycle', () => {
  const arrows = new Map(modules().map((name) => [name, listImportedModules(name)]));
  const cycles = [...arrows.keys()].flatMap((name) => {
    const cycle = findCycle(arrows, name);
    return cycle ? [cycle.join(' → ')] : [];
  });
  expect(cycles).toEqual([]);
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
function listSourceFiles(name: string): string[] {
  const files = readdirSync(join(MODULES, name), { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file) && !file.includes('testing'),
  );
}

/** Returns the modules whose files a module imports. */
function listImportedModules(name: string): Set<string> {
  const moduleNames = listSourceFiles(name).flatMap((file) =>
    [...readFileSync(join(MODULES, name, file), 'utf8').matchAll(/'#graph\/modules\/(\w+)\//g)].map(
      ([, other = '']) => other,
    ),
  );
  return new Set(moduleNames.filter((other) => other !== name));
}

/** Returns an import path from a module back to itself; null if there is none. */
function findCycle(arrows: Map<string, Set<string>>, home: string, path = [home]): string[] | null {
  for (const next of arrows.get(path.at(-1) ?? home) ?? []) {
    if (next === home) return [...path, home];
    const moduleNames = path.includes(next) ? null : findCycle(arrows, home, [...path, next]);
    if (moduleNames) return moduleNames;
  }
  return null;
}

/**
 * Returns pairs of folders that import each other. Files directly in the module's folder are ignored because they
 * declare or combine the whole module.
 */
function mutualFolders(name: string): string[] {
  const home = join(MODULES, name);
  const arrows = new Set<string>();
  for (const file of listSourceFiles(name)) {
    const from = dirname(file);
    const text = readFileSync(join(home, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/'(\.{1,2}\/[^']+\.tsx?)'/g)) {
      const to = dirname(relative(home, join(home, from, path)));
      const areSeparateFolders =
        from !== '.' && to !== '.' && !from.startsWith(to + sep) && !to.startsWith(from + sep);
      if (from !== to && areSeparateFolders) arrows.add(`${from} → ${to}`);
    }
  }
  return [...arrows]
    .filter((arrow) => {
      const [from, to] = arrow.split(' → ');
      return `${from}` < `${to}` && arrows.has(`${to} → ${from}`);
    })
    .map((arrow) => `${name}: ${arrow.replace('→', '↔')}`);
}

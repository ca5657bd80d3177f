import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const MODULES_PATH = import.meta.dirname;

test('modules have no import cycles', () => {
  const dependencies = new Map(listModules().map((name) => [name, listImportedModules(name)]));
  const cycles = [...dependencies.keys()].flatMap((name) => {
    const cycle = findCycle(dependencies, name);
    return cycle ? [cycle.join(' → ')] : [];
  });
  expect(cycles).toEqual([]);
});

test('no two folders of a module import each other', () => {
  expect(listModules().flatMap(findMutualImports)).toEqual([]);
});

function listModules(): string[] {
  return readdirSync(MODULES_PATH, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** Returns the source files of a module, without tests and generated files. */
function listSourceFiles(name: string): string[] {
  const files = readdirSync(join(MODULES_PATH, name), { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file) && !file.includes('testing'),
  );
}

/** Returns the modules whose files a module imports. */
function listImportedModules(name: string): Set<string> {
  const moduleNames = listSourceFiles(name).flatMap((file) =>
    [...readFileSync(join(MODULES_PATH, name, file), 'utf8').matchAll(/'#graph\/modules\/(\w+)\//g)].map(
      ([, other = '']) => other,
    ),
  );
  return new Set(moduleNames.filter((other) => other !== name));
}

/** Returns a chain of imports from a module back to itself. Null if there is none. */
function findCycle(
  dependencies: Map<string, Set<string>>,
  moduleName: string,
  path = [moduleName],
): string[] | null {
  for (const next of dependencies.get(path.at(-1) ?? moduleName) ?? []) {
    if (next === moduleName) return [...path, moduleName];
    const moduleNames = path.includes(next) ? null : findCycle(dependencies, moduleName, [...path, next]);
    if (moduleNames) return moduleNames;
  }
  return null;
}

/**
 * Returns pairs of folders that import each other. Files directly in the module's folder are ignored because they
 * declare or combine the whole module.
 */
function findMutualImports(name: string): string[] {
  const modulePath = join(MODULES_PATH, name);
  const dependencies = new Set<string>();
  for (const file of listSourceFiles(name)) {
    const from = dirname(file);
    const text = readFileSync(join(modulePath, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/'(\.{1,2}\/[^']+\.tsx?)'/g)) {
      const to = dirname(relative(modulePath, join(modulePath, from, path)));
      const areSeparateFolders =
        from !== '.' && to !== '.' && !from.startsWith(to + sep) && !to.startsWith(from + sep);
      if (from !== to && areSeparateFolders) dependencies.add(`${from} → ${to}`);
    }
  }
  return [...dependencies]
    .filter((dependency) => {
      const [from, to] = dependency.split(' → ');
      return `${from}` < `${to}` && dependencies.has(`${to} → ${from}`);
    })
    .map((dependency) => `${name}: ${dependency.replace('→', '↔')}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = import.meta.dirname;

test('no module is known by one that it knows, by whatever way', () => {
  const arrows = new Map(modules().map((name) => [name, knows(name)]));
  const round = [...arrows.keys()].flatMap((name) => {
    const way = wayBack(arrows, name);
    return way ? [way.join(' → ')] : [];
  });
  expect(round).toEqual([]);
});

function modules(): string[] {
  return readdirSync(ROOM, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** The modules whose files a module imports, its tests aside. */
function knows(name: string): Set<string> {
  const files = readdirSync(join(ROOM, name), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing'));
  const found = sources.flatMap((file) =>
    [...readFileSync(join(ROOM, name, file), 'utf8').matchAll(/'#graph\/modules\/(\w+)\//g)].map(
      ([, other = '']) => other,
    ),
  );
  return new Set(found.filter((other) => other !== name));
}

/** How one comes from a module back to itself; null where there is no way. */
function wayBack(arrows: Map<string, Set<string>>, home: string, way = [home]): string[] | null {
  for (const next of arrows.get(way.at(-1) ?? home) ?? []) {
    if (next === home) return [...way, home];
    const found = way.includes(next) ? null : wayBack(arrows, home, [...way, next]);
    if (found) return found;
  }
  return null;
}

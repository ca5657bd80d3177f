import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ADMIN = import.meta.dirname;
const WEB = dirname(ADMIN);

/** Imported folder names by importing folder. */
type ImportGraph = Map<string, Set<string>>;

const imports = findSourceFiles().flatMap((file) =>
  findImports(file).map((importedFile) => ({ file, imported: importedFile })),
);

test('back-office folders have no circular imports', () => {
  expect(findCycles(ADMIN)).toEqual([]);
});

test.each(listFolders(ADMIN))('folders of %s have no circular imports', (folderName) => {
  expect(findCycles(join(ADMIN, folderName))).toEqual([]);
});

/** Returns the source files, excluding tests and generated files. */
function findSourceFiles(): string[] {
  return readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.|testing/.test(file))
    .map((file) => join(ADMIN, file));
}

function findImports(file: string): string[] {
  const matches = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.{1,2}\/|#web\/)([^']+)'/g);
  return [...matches].map(([, start = '', path = '']) =>
    start === '#web/' ? join(WEB, path) : resolve(dirname(file), start + path),
  );
}

/** Returns the import cycles among the folders of `parent`. */
function findCycles(parent: string): string[] {
  const graph = buildImportGraph(parent);
  return [...graph.keys()].flatMap((folder) => {
    const cycle = findCycle(graph, [folder]);
    return cycle ? [cycle.join(' → ')] : [];
  });
}

function buildImportGraph(parent: string): ImportGraph {
  const graph: ImportGraph = new Map(listFolders(parent).map((folder) => [folder, new Set()]));
  for (const { file, imported: importedFile } of imports) {
    const sourceFolder = getFolderWithin(parent, file);
    const targetFolder = getFolderWithin(parent, importedFile);
    if (sourceFolder !== targetFolder && graph.has(targetFolder)) graph.get(sourceFolder)?.add(targetFolder);
  }
  return graph;
}

function listFolders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** Returns the folder of `parent` that contains a file; the file's own name or `..` if none does. */
function getFolderWithin(parent: string, file: string): string {
  return relative(parent, file).split('/')[0] ?? '';
}

/** Returns the first cycle found that leads back to the start of `path`; null if there is none. */
function findCycle(graph: ImportGraph, path: string[], visitedFolders = new Set<string>()): string[] | null {
  const [startFolder = ''] = path;
  for (const importedFolder of graph.get(path.at(-1) ?? startFolder) ?? []) {
    if (importedFolder === startFolder) return [...path, startFolder];
    if (visitedFolders.has(importedFolder)) continue;
    visitedFolders.add(importedFolder);
    const cycle = findCycle(graph, [...path, importedFolder], visitedFolders);
    if (cycle) return cycle;
  }
  return null;
}

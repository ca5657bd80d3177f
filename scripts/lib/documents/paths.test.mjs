import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const folders = new Set(files.flatMap(getParentFolders));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

// The changelog mentions deleted files, and one recipe contains the paths of an example provider.
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const EXAMPLES = /imepay|<|…/;

test('every path in the documents exists in the repository', () => {
  const missingPaths = documents.flatMap((document) =>
    findPaths(document)
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missingPaths).toEqual([]);
});

/** @param {string} document */
function findPaths(document) {
  const text = readFileSync(document, 'utf8');
  const quotedPaths = [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path = '']) => path);
  const linkedPaths = [...text.matchAll(/\]\(([^)#\s:]+)[)#]/g)].map(([, path = '']) =>
    posix.join(posix.dirname(document), path),
  );
  const codePaths = quotedPaths.filter(
    (path) => topFolders.has(path.split('/')[0] ?? '') && !EXAMPLES.test(path),
  );
  return [...codePaths, ...linkedPaths].map((path) => path.replace(/\/$/, ''));
}

/**
 * Returns true for a file, a folder, a pattern that matches a file, or an import path without its extension.
 * @param {string} path
 */
function exists(path) {
  if (folders.has(path) || files.includes(path)) return true;
  return files.some((file) => matchesGlob(file, path) || file.startsWith(`${path}.`));
}

/** @param {string} file */
function getParentFolders(file) {
  const folderNames = file.split('/').slice(0, -1);
  return folderNames.map((_, index) => folderNames.slice(0, index + 1).join('/'));
}

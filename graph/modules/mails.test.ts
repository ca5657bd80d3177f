import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import * as mails from './mails.ts';

/** Email files begin with a lower-case letter, component files with a capital. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^\w+[/\\]mails[/\\][a-z]\w*\.tsx$/.test(file),
);

test('mails.ts lists each email that a module declares', () => {
  expect(Object.keys(mails).toSorted()).toEqual(files.map((file) => basename(file, '.tsx')).toSorted());
});

test('each email has the same name as its file', () => {
  for (const [exportName, { name }] of Object.entries(mails)) expect(name).toBe(exportName);
});

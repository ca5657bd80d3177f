import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import * as mails from './mails.ts';

/** A file of a mail begins with a small letter, a part of a page with a capital. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^\w+[/\\]mails[/\\][a-z]\w*\.tsx$/.test(file),
);

test('mails.ts lists each mail that a module declares', () => {
  expect(Object.keys(mails).toSorted()).toEqual(files.map((file) => basename(file, '.tsx')).toSorted());
});

test('a mail is called as its file is', () => {
  for (const [listed, { name }] of Object.entries(mails)) expect(name).toBe(listed);
});

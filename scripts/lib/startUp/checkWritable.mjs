// @ts-check
// Creates a folder, writes to it and prints the error code if that fails: node checkWritable.mjs FOLDER
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../process/makeFolder.mjs';

const path = process.argv[2] ?? '';
try {
  makeFolder(path);
  const file = join(path, `.try-${process.pid}`);
  writeFileSync(file, 'x');
  rmSync(file);
} catch (error) {
  console.log(/** @type {NodeJS.ErrnoException} */ (error).code);
}

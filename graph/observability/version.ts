import { readFileSync } from 'node:fs';
import { resolveFilePath } from '#graph/filePath.ts';

export const version: string = JSON.parse(readFileSync(resolveFilePath('#package.json'), 'utf8')).version;

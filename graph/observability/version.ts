import { readFileSync } from 'node:fs';
import { filePath } from '#graph/filePath.ts';

export const version: string = JSON.parse(readFileSync(filePath('#package.json'), 'utf8')).version;

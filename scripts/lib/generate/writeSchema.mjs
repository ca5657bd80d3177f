// @ts-check
// Writes schema.graphql. Must be run with tsx, because the permissions are declared in TypeScript.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { composeSchema } from './composeSchema.mjs';

writeFileSync(join(root, 'schema.graphql'), composeSchema());

// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { parse, print } from 'graphql';
import { root } from '../paths.mjs';
import { filesIn } from './freshness.mjs';

const HEADER = `# The contract between the web, third parties and the server: money is whole NPR, weight integer milligrams, time UTC.
# Composed by \`npm run generate\` from the .graphql files in graph/, which are what to edit.
`;

/** Where the server's own documents are: they ask, and say nothing of the contract. */
const ASKED = 'graph/rest/';

/** The whole contract, as what every noun uses and the modules say it. */
export function composeSchema() {
  const parts = filesIn('graph').filter((file) => file.endsWith('.graphql') && !file.startsWith(ASKED));
  const documents = parts.sort(sharedFirst).map((file) => parse(readFileSync(join(root, file), 'utf8')));
  return `${HEADER}\n${print(mergeTypeDefs(documents, { useSchemaDefinition: false }))}\n`;
}

/** @param {string} a @param {string} b */
function sharedFirst(a, b) {
  const rank = (/** @type {string} */ file) =>
    file.startsWith('graph/schema/') ? 0 : file.startsWith('graph/modules/') ? 2 : 1;
  return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

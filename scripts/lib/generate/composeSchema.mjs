// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { parse, print } from 'graphql';
import { permissionCode } from '#domain/accounts/permissionCode.ts';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { PROVIDERS } from '#domain/payments/providers/providers.ts';
import { root } from '../paths.mjs';
import { filesIn } from './freshness.mjs';

const HEADER = `# The contract between the web, third parties and the server: money is whole NPR, weight integer milligrams, time UTC.
# Composed by \`npm run generate\` from the .graphql files in graph/ and domain/accounts/permissions.ts. Edit those.
`;

/** Where the server's own documents are: they ask, and say nothing of the contract. */
const ASKED = 'graph/rest/';

/** The whole contract: the .graphql files of the server, and the permissions as the domain declares them. */
export function composeSchema() {
  const parts = filesIn('graph').filter((file) => file.endsWith('.graphql') && !file.startsWith(ASKED));
  const documents = parts.sort(sharedFirst).map((file) => parse(readFileSync(join(root, file), 'utf8')));
  return `${HEADER}\n${print(mergeTypeDefs([...documents, permissions(), providerMethods()], { useSchemaDefinition: false }))}\n`;
}

function permissions() {
  const values = PERMISSIONS.map(
    ({ code, name, description }) => `${JSON.stringify(`${name}. ${description}`)} ${permissionCode(code)}`,
  );
  return parse(`"A permission of a member of staff." enum Permission { ${values.join(' ')} }`);
}

/** The payment providers as values of the enums that name payment methods. */
function providerMethods() {
  const values = PROVIDERS.map(
    ({ code, name, kind }) =>
      `"${name}, ${kind === 'WALLET' ? 'a wallet' : 'from a bank account'}."\n${code}`,
  ).join('\n');
  return parse(`
    enum PaymentMethod { ${values} }
    "A payment provider, at whose own pages a buyer pays."
    enum OnlineMethod { ${values} }
  `);
}

/** @param {string} a @param {string} b */
function sharedFirst(a, b) {
  const rank = (/** @type {string} */ file) =>
    file.startsWith('graph/schema/') ? 0 : file.startsWith('graph/modules/') ? 2 : 1;
  return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

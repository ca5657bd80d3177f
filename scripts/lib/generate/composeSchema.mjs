// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { parse, print } from 'graphql';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { PROVIDERS } from '#domain/payments/providers/providers.ts';
import { root } from '../paths.mjs';
import { listFiles } from './freshness.mjs';

const HEADER = `# The API for the shop, the back office and integrations. Money is in whole NPR, weight in whole milligrams, time in UTC.
# Composed by \`npm run generate\` from the .graphql files in graph/ and domain/accounts/permissions.ts. Edit those instead.
`;

/** Contains operations of the REST adapter, not type definitions. */
const OPERATIONS_FOLDER = 'graph/rest/';

/**
 * Returns the complete schema. It consists of the server's .graphql files and of the permissions and payment providers
 * declared in the domain.
 */
export function composeSchema() {
  const parts = listFiles('graph').filter(
    (file) => file.endsWith('.graphql') && !file.startsWith(OPERATIONS_FOLDER),
  );
  const documents = parts.sort(compareDocuments).map((file) => parse(readFileSync(join(root, file), 'utf8')));
  return `${HEADER}\n${print(mergeTypeDefs([...documents, buildPermissionEnum(), buildProviderMethodEnums()], { useSchemaDefinition: false }))}\n`;
}

function buildPermissionEnum() {
  const values = PERMISSIONS.map(
    ({ code, name, description }) => `${JSON.stringify(`${name}. ${description}`)} ${toPermissionCode(code)}`,
  );
  return parse(`"A permission of a staff member." enum Permission { ${values.join(' ')} }`);
}

/** Returns the payment providers as values for the payment method enums. */
function buildProviderMethodEnums() {
  const values = PROVIDERS.map(
    ({ code, name, kind }) =>
      `"${name}, ${kind === 'WALLET' ? 'a wallet' : 'paid from a bank account'}."\n${code}`,
  ).join('\n');
  return parse(`
    enum PaymentMethod { ${values} }
    "A payment provider, where customers pay on the provider's own page."
    enum OnlineMethod { ${values} }
  `);
}

/** @param {string} a @param {string} b */
function compareDocuments(a, b) {
  const rank = (/** @type {string} */ file) =>
    file.startsWith('graph/schema/') ? 0 : file.startsWith('graph/modules/') ? 2 : 1;
  return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

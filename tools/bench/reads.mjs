// @ts-check
// npm run bench: how fast a store with demo data answers its most frequent reads, on this machine, over the loopback.
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { openTrialStore } from '../../scripts/lib/suites/trialStore.mjs';
import { ask, measure } from './measure.mjs';

const listQuery = `query List($first: Int!, $after: String) {
  products(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id slug name price stock rating reviewCount images { url alt } } }
  }
}`;
const productQuery = `query Piece($id: ID!) {
  product(id: $id) {
    id slug name description price stock images { url alt } variants { id size price stock }
    priceBreakdown { metal making stones total }
  }
}`;

/** @type {[name: string, path: string, body?: object][]} */
const reads = [
  ['home page', '/'],
  ['product list, 24 pieces', '/graphql', { query: listQuery, variables: { first: 24 } }],
  ['product', '/graphql', { query: productQuery, variables: { id: 'himal-solitaire-ring-18k' } }],
];

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const { url } = await openTrialStore();
  console.log();
  const rows = [];
  for (const [name, path, body] of reads)
    rows.push({ read: name, ...(await measure(() => ask(url + path, body))) });
  console.table(rows);
});

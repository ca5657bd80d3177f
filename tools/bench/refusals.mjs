// @ts-check
// node tools/bench/refusals.mjs: CPU time that the server needs to refuse a costly request, beside parsing its bytes.
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { openTrialStore } from '../../scripts/lib/suites/trialStore.mjs';

const TIMES = 20;
const FLOOD = 16;
const FLOOD_LINES = 20_000;
const LOOK_EVERY_MS = 20;
const QUOTE = 'query ($input: QuoteInput!) { quote(input: $input) { errors { code } } }';

const STORE = '{ store { name } }';

const lines = (/** @type {number} */ count) => Array(count).fill({ productId: 'piece-1', quantity: 1 });
const keys = (/** @type {number} */ count, prefix = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, at]));
/** Names of 18 letters that resemble those of the schema. */
const names = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `priceOfProduct${1000 + at}`);
const nested = (/** @type {number} */ depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Half a character, which JSON writes as an escape of six bytes. */
const HALVES = '\ud800'.repeat(150_000);
const quote = (/** @type {unknown} */ input) => ({ query: QUOTE, variables: { input } });

/** @type {{ what: string, url: string, text: string }[]} */
const cases = [
  graphql('20,000 lines', quote({ lines: lines(FLOOD_LINES) })),
  graphql('20,000 lines, undeclared', { query: '{ __typename }', variables: { a: lines(FLOOD_LINES) } }),
  graphql(
    '20,000 lines of a wrong kind',
    quote({ lines: Array(FLOOD_LINES).fill('none of these is a line') }),
  ),
  graphql('60,000 unknown fields', quote({ lines: lines(1), ...keys(60_000) })),
  graphql(
    '60,000 fields in place of a number',
    quote({ lines: [{ productId: 'a', quantity: keys(60_000) }] }),
  ),
  graphql('a text of 900,000 characters', quote({ lines: lines(1), couponCode: 'x'.repeat(900_000) })),
  graphql('one missing field beside a long text', quote({ lines: [{ size: 'x'.repeat(900_000) }] })),
  graphql('halves of characters in a text', quote({ lines: lines(1), couponCode: HALVES })),
  graphql('halves of characters that nothing reads', { query: '{ __typename }', variables: { a: HALVES } }),
  graphql('halves of characters in a document', { query: `{ __typename } #${HALVES}` }),
  {
    ...graphql('a forbidden key beside 400,000 values', {}),
    text: `{"query":"{ __typename }","variables":{"__proto__":1,"a":[${Array(400_000).fill(1)}]}}`,
  },
  graphql('an enum value of 900,000 characters', {
    query: 'query ($sort: ProductSort!) { products(sort: $sort) { totalCount } }',
    variables: { sort: 'x'.repeat(900_000) },
  }),
  graphql('many enum values of 40,000 characters', {
    query: 'query ($metals: [Metal!]) { products(filter: { metals: $metals }) { totalCount } }',
    variables: { metals: Array(22).fill('x'.repeat(40_000)) },
  }),
  graphql('a text of 900,000 characters in place of a number', {
    query: 'query ($first: Int!) { products(first: $first) { totalCount } }',
    variables: { first: 'x'.repeat(900_000) },
  }),
  graphql('an operation name of 900,000 characters', {
    query: 'query A { __typename } query B { __typename }',
    operationName: 'x'.repeat(900_000),
  }),
  graphql('extensions of 100,000 values', {
    query: '{ __typename }',
    extensions: { a: Array(100_000).fill(12_345) },
  }),
  graphql('a document of 900,000 characters', { query: `{ product(id: "${'x'.repeat(900_000)}") { id } }` }),
  {
    ...graphql('a number of 900,000 digits', {}),
    text: `{"query":"query ($first: Int!) { products(first: $first) { totalCount } }","variables":{"first":${'1'.repeat(900_000)}}}`,
  },
  graphql('a key of 900,000 characters', quote({ lines: lines(1), ['x'.repeat(900_000)]: 1 })),
  graphql('400,000 lists inside each other', quote({ lines: 'HERE' }), nested(400_000)),
  rest('400,000 lists inside each other over REST', '/api/orders', { items: 'HERE' }, nested(400_000)),
  graphql(
    '450,000 lists inside each other, undeclared',
    { query: STORE, variables: { a: 'HERE' } },
    nested(450_000),
  ),
  graphql('60,000 undeclared variables', { query: STORE, variables: keys(60_000) }),
  graphql('60,000 fields beside the document', { query: STORE, ...keys(60_000) }),
  graphql('50,000 fields of small objects', {
    query: STORE,
    variables: { a: Array.from({ length: 5000 }, (_, at) => keys(10, `key${at}_`)) },
  }),
  graphql('50,000 short texts, undeclared', {
    query: STORE,
    variables: { a: Array.from({ length: 50_000 }, (_, at) => `text${at}`) },
  }),
  graphql('1,600 unknown fields', { query: `{ ${names(1600).join(' ')} }` }),
  graphql('600 unknown arguments', { query: `{ products(${names(600).join(': 1 ')}: 1) { totalCount } }` }),
  graphql('180 unknown values', {
    query: `{ products(filter: { metals: [${names(180)}] }) { totalCount } }`,
  }),
  graphql('100 unknown values in a variable', {
    query: 'query ($metals: [Metal!]) { products(filter: { metals: $metals }) { totalCount } }',
    variables: { metals: names(100) },
  }),
  graphql('300 unknown types', {
    query: `query (${names(300)
      .map((name) => `$${name}: ${name}`)
      .join(' ')}) { __typename }`,
  }),
  graphql('100,000 values of free JSON', {
    query: 'mutation ($input: RecordActivityInput!) { recordActivity(input: $input) { errors { code } } }',
    variables: { input: { preferences: { all: Array(100_000).fill(12_345) } } },
  }),
  rest('20,000 items over REST', '/api/quotes', { items: lines(FLOOD_LINES) }),
  rest('60,000 unknown fields over REST', '/api/quotes', { items: lines(1), ...keys(60_000) }),
];

/** @param {string} what @param {object} body @param {string} [here] JSON in place of the value `HERE` */
function graphql(what, body, here = '') {
  return rest(what, '/graphql', body, here);
}

/** @param {string} what @param {string} url @param {object} body @param {string} [here] JSON in place of the value `HERE` */
function rest(what, url, body, here = '') {
  return { what, url, text: JSON.stringify(body).replace('"HERE"', here) };
}

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const { url } = await openTrialStore();
  const rows = [];
  for (const { what, url: path, text } of cases) {
    const { status } = await send(`${url}${path}`, text);
    const parsing = parseMs(text);
    const before = await cpuMs(url);
    for (let time = 0; time < TIMES; time++) await send(`${url}${path}`, text);
    const cpu = ((await cpuMs(url)) - before) / TIMES;
    rows.push({
      what,
      status,
      KB: Math.round(text.length / 1000),
      'JSON.parse': `${parsing.toFixed(2)} ms`,
      'CPU of the request': `${cpu.toFixed(1)} ms`,
      times: (cpu / parsing).toFixed(1),
    });
  }
  console.log();
  console.table(rows);
  console.log(await flood(url));
});

/** @param {string} url @param {string} body */
async function send(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.text();
  return response;
}

/** @param {string} text */
function parseMs(text) {
  const started = performance.now();
  for (let time = 0; time < TIMES; time++) JSON.parse(text);
  return (performance.now() - started) / TIMES;
}

/** CPU time that the server has used, as it counts it itself. @param {string} url */
async function cpuMs(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

/** Many at once, while somebody looks at the server's health. @param {string} url */
async function flood(url) {
  const { text } = cases[0] ?? { text: '' };
  let slowestMs = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      slowestMs = Math.max(slowestMs, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const looking = look();
  const started = performance.now();
  await Promise.all(Array.from({ length: FLOOD }, () => send(`${url}/graphql`, text)));
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await looking;
  return `${FLOOD} quotes of ${FLOOD_LINES} lines at once: ${seconds.toFixed(2)} s; slowest /healthz ${slowestMs.toFixed(0)} ms`;
}

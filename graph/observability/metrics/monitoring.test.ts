import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
// What the worker counts, which the server of a test has none of.
import '#graph/modules/webhooks/sending/deliveryMetrics.ts';
// The log of a test writes to no output.
import '#graph/observability/logOutput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { promtoolPath } from '../../../scripts/lib/install/promtool.mjs';

const server = useTestServer();
let promtool: string;

beforeAll(async () => {
  promtool = await promtoolPath();
});

describe('Prometheus', () => {
  test.each([
    ['reads the alerts', ['check', 'rules', '--lint=all', 'deploy/prometheus/alerts.yml']],
    ['reads where to ask', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
    [
      'raises each alert when it should, and not otherwise',
      ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
    ],
  ])('%s', async (_what, args) => {
    await expect(promisify(execFile)(promtool, args)).resolves.toBeDefined();
  });

  test('finds nothing amiss with how the metrics are named and told of', async () => {
    const { body } = await server.app.inject('/metrics');
    const checking = promisify(execFile)(promtool, ['check', 'metrics']);
    checking.child.stdin?.end(body);
    // prom-client's own go by names of their own.
    const said = await checking.catch(({ stderr }: { stderr: string }) => ({ stderr }));
    expect(said.stderr.split('\n').filter((line) => line && !line.startsWith('nodejs_'))).toEqual([]);
  });
});

describe('of the alerts', () => {
  const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
  const names = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
  const tried = readFileSync('deploy/prometheus/alerts.test.yml', 'utf8');
  const advice = readFileSync('docs/observability.md', 'utf8');

  test.each(names)('%s is tried, and what to do about it is told', (name) => {
    expect(tried).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels:`));
    expect(rules).toContain(`runbook: docs/observability.md#${name.toLowerCase()}\n`);
    expect(advice).toContain(`\n### ${name}\n`);
  });

  test('each asks for what is counted', async () => {
    expect(names.length).toBeGreaterThan(10);
    expect(await unknown(rules)).toEqual([]);
  });
});

test('the dashboard asks for what is counted', async () => {
  const text = readFileSync('deploy/grafana/dashboard.json', 'utf8');
  expect(text.match(/"expr":/g)?.length).toBeGreaterThan(30);
  expect(await unknown(text)).toEqual([]);
});

test('docs/observability.md has a row for each metric', async () => {
  const { body } = await server.app.inject('/metrics');
  const names = [...body.matchAll(/^# TYPE ((?:store|db|http|events)_\w+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const rows = readFileSync('docs/observability.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => [...row.matchAll(/`([\w…]+)`/g)].map(([, name = '']) => name));
  // `…_bytes` in a row stands for another metric of the family that the row begins with.
  const isDocumented = (name: string) =>
    documented.some((one) => one === name || (one.startsWith('…') && name.endsWith(one.slice(1))));
  expect(names.filter((name) => !isDocumented(name))).toEqual([]);
});

/** The metrics that a file names and the store does not have. */
async function unknown(text: string): Promise<string[]> {
  const { body } = await server.app.inject('/metrics');
  // Of what has not been counted yet, only the name and the kind are told.
  const known = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  const named = text.matchAll(/\b(?:store|db|http|nodejs|process|events)_\w+\b/g);
  const asked = new Set([...named].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')));
  return [...asked].filter((name) => !known.has(name));
}

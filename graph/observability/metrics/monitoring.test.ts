import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
// Registers the worker's metrics, because the test server has no worker.
import '#graph/modules/webhooks/sending/deliveryMetrics.ts';
// Registers the metric of the log output, because the test server has no log output.
import '#graph/observability/logOutput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { findOrDownloadPromtool } from '../../../scripts/lib/install/promtool.mjs';

const server = useTestServer();
let promtool: string;

beforeAll(async () => {
  promtool = await findOrDownloadPromtool();
});

describe('Prometheus', () => {
  test.each([
    ['accepts the alert rules', ['check', 'rules', '--lint=all', 'deploy/prometheus/alerts.yml']],
    ['accepts the scrape configuration', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
    ['raises each alert exactly when it should', ['test', 'rules', 'deploy/prometheus/alerts.test.yml']],
  ])('%s', async (_case, args) => {
    await expect(promisify(execFile)(promtool, args)).resolves.toBeDefined();
  });

  test('finds no problem in the names and help texts of the metrics', async () => {
    const { body } = await server.app.inject('/metrics');
    const promtoolRun = promisify(execFile)(promtool, ['check', 'metrics']);
    promtoolRun.child.stdin?.end(body);
    // Metrics of prom-client follow other naming rules.
    const output = await promtoolRun.catch(({ stderr }: { stderr: string }) => ({ stderr }));
    expect(output.stderr.split('\n').filter((line) => line && !line.startsWith('nodejs_'))).toEqual([]);
  });
});

describe('alerts', () => {
  const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
  const names = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
  const alertTests = readFileSync('deploy/prometheus/alerts.test.yml', 'utf8');
  const runbook = readFileSync('docs/observability.md', 'utf8');

  test.each(names)('%s has a test and a runbook entry', (name) => {
    expect(alertTests).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels:`));
    expect(rules).toContain(`runbook: docs/observability.md#${name.toLowerCase()}\n`);
    expect(runbook).toContain(`\n### ${name}\n`);
  });

  test('use existing metrics', async () => {
    expect(names.length).toBeGreaterThan(10);
    expect(await findUnknownMetrics(rules)).toEqual([]);
  });
});

test('the dashboard uses existing metrics', async () => {
  const text = readFileSync('deploy/grafana/dashboard.json', 'utf8');
  expect(text.match(/"expr":/g)?.length).toBeGreaterThan(30);
  expect(await findUnknownMetrics(text)).toEqual([]);
});

test('docs/observability.md has a row for each metric', async () => {
  const { body } = await server.app.inject('/metrics');
  const names = [...body.matchAll(/^# TYPE ((?:store|db|http|events)_\w+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const rows = readFileSync('docs/observability.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documentedNames = rows.flatMap((row) =>
    [...row.matchAll(/`([\w…]+)`/g)].map(([, name = '']) => name),
  );
  // `…_bytes` in a row stands for a metric with that suffix.
  const isDocumented = (name: string) =>
    documentedNames.some(
      (entry) => entry === name || (entry.startsWith('…') && name.endsWith(entry.slice(1))),
    );
  expect(names.filter((name) => !isDocumented(name))).toEqual([]);
});

/** Returns the metrics that a file uses but the store does not have. */
async function findUnknownMetrics(text: string): Promise<string[]> {
  const { body } = await server.app.inject('/metrics');
  // Metrics without a value yet have only a name and type.
  const knownMetrics = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  const matches = text.matchAll(/\b(?:store|db|http|nodejs|process|events)_\w+\b/g);
  const usedMetrics = new Set([...matches].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')));
  return [...usedMetrics].filter((name) => !knownMetrics.has(name));
}

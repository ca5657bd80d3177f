// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const folder = 'deploy/kubernetes';
const settings = new Set(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []),
);
/** Container environment variables that are not store settings. */
const nodeVariables = ['NODE_ENV'];

/**
 * @param {string} kind
 * @returns {any}
 */
function findManifest(kind) {
  const matches = readManifests().filter((document) => document.kind === kind);
  expect(matches).toHaveLength(1);
  return matches[0];
}

/** @returns {any[]} */
function readManifests() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { strict: true }))
    .map((document) => {
      expect([...document.errors, ...document.warnings]).toEqual([]);
      return document.toJS();
    });
}

test('kustomization.yaml applies every manifest except the example secret', () => {
  const { resources } = findManifest('Kustomization');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

  expect([...resources, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(files.sort());
});

test('service, disruption budget and deployment select the same pods and use the same port', () => {
  const { spec } = findManifest('Deployment');
  const [container] = spec.template.spec.containers;
  const { labels } = spec.template.metadata;

  expect(spec.selector.matchLabels).toEqual(labels);
  expect(findManifest('Service').spec.selector).toEqual(labels);
  expect(findManifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(container.ports).toEqual([{ name: 'http', containerPort: 4000 }]);
  expect(findManifest('Service').spec.ports[0].targetPort).toBe('http');
  const [{ backend }] = findManifest('Ingress').spec.rules[0].http.paths;
  expect(backend.service).toEqual({ name: 'store', port: { name: 'http' } });
});

test('one instance is always ready, and a stopping instance gets enough time to shut down', () => {
  const { spec } = findManifest('Deployment');
  const pod = spec.template.spec;
  const [container] = pod.containers;

  expect(spec.replicas).toBeGreaterThan(findManifest('PodDisruptionBudget').spec.minAvailable);
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect(container.startupProbe.httpGet.path).toBe('/healthz');
  const [, preStopSeconds] = container.lifecycle.preStop.exec.command;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(preStopSeconds) + 10);
  expect(container.resources).toMatchObject({
    requests: { memory: expect.any(String) },
    limits: { memory: expect.any(String) },
  });
  expect(pod.volumes[0].persistentVolumeClaim.claimName).toBe(
    findManifest('PersistentVolumeClaim').metadata.name,
  );
});

test('every variable set by a manifest, compose.yaml or the systemd unit is a store setting', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'));
  const unit = readFileSync('deploy/systemd/store.service', 'utf8');
  const unitVariables = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  const configuredVariables = [
    ...Object.keys(services.store.environment),
    ...Object.keys(findManifest('Secret').stringData),
    ...Object.keys(findManifest('ConfigMap').data),
    ...unitVariables,
  ];

  expect(configuredVariables.filter((name) => !settings.has(name) && !nodeVariables.includes(name))).toEqual(
    [],
  );
  for (const requiredName of ['DATABASE_URL', 'JWT_SECRET', 'SECRETS_KEY', 'PUBLIC_URL'])
    expect(configuredVariables).toContain(requiredName);
});

test('both services in compose.yaml restart, have a health check and have resource limits', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'));

  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      healthcheck: { test: expect.anything() },
      deploy: { resources: { limits: { memory: expect.any(String) } } },
    });
    for (const volume of service.volumes) expect(volumes).toHaveProperty(volume.split(':')[0]);
  }
  expect(services.store.depends_on.database.condition).toBe('service_healthy');
});

test('the systemd unit and the image run the same existing script', () => {
  const unit = readFileSync('deploy/systemd/store.service', 'utf8');
  const image = readFileSync('Dockerfile', 'utf8');
  const [, unitVariables = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? [];
  const [, imageScript = ''] = /^CMD \["node", "(.+)"\]$/m.exec(image) ?? [];

  expect(existsSync(unitVariables)).toBe(true);
  expect(imageScript).toBe(unitVariables);
});

test('.env.example lists every setting that the server reads', () => {
  const serverSettings = [...readFileSync('graph/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name ?? '',
  );
  // `npm start` sets PORT_HANDLES for the server processes, so owners do not set it.
  const internalVariables = ['PORT_HANDLES', ...nodeVariables];

  expect(serverSettings.filter((name) => !settings.has(name) && !internalVariables.includes(name))).toEqual(
    [],
  );
});

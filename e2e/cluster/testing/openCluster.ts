import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installer, serverBinary } from '#tools/database/serverBinary.mjs';
import { expectSuccess, run } from '../../../scripts/lib/process/command.mjs';
import { settledPort } from '../../../scripts/lib/process/ports.mjs';
import { galeraLibrary } from './galeraLibrary.ts';
import { GaleraNode } from './galeraNode.ts';

export interface Cluster {
  nodes: readonly [GaleraNode, GaleraNode, GaleraNode];
  /** For whatever else a trial keeps; thrown away with it. */
  folder: string;
  close(): Promise<void>;
}

const LOGIN = `
CREATE USER IF NOT EXISTS 'store'@'127.0.0.1' IDENTIFIED BY 'store';
GRANT ALL PRIVILEGES ON *.* TO 'store'@'127.0.0.1' WITH GRANT OPTION;
`;

/** Three nodes with the same data on free ports of the loopback address, which leave nothing behind. */
export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'store-cluster-'));
  const binary = await serverBinary();
  if (!binary.isMariaDB) throw new Error('A Galera cluster wants MariaDB; this machine has MySQL.');
  const given = { folder, program: binary.path, library: await galeraLibrary() };
  const ports = await Promise.all(Array.from({ length: 3 }, newPorts));
  const group = ports.map(({ group }) => group);
  const [first, second, third] = ports.map(
    (own, index) => new GaleraNode({ ...given, name: `node${index + 1}`, ports: own, group }),
  );
  if (!first || !second || !third) throw new Error('A cluster has three nodes.');
  const close = async () => {
    await Promise.all([first, second, third].map((node) => node.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeData(first, installer(binary));
    const initFile = join(folder, 'login.sql');
    writeFileSync(initFile, LOGIN, { mode: 0o600 });
    await first.start({ isFirst: true, initFile });
    await first.shutDown();
    for (const other of [second, third]) copyData(first, other);
    await first.start({ isFirst: true });
    await second.start();
    await third.start();
    return { nodes: [first, second, third], folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function newPorts() {
  return { sql: await settledPort(), group: await settledPort(), transfer: await settledPort() };
}

async function makeData({ dataDir }: GaleraNode, program: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const made = await run(program, [
    '--no-defaults',
    `--datadir=${dataDir}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    '--skip-test-db',
    '--auth-root-authentication-method=socket',
  ]);
  expectSuccess(made, 'The first node of the cluster could not be made.');
}

/** All but what a node knows of itself. */
function copyData(from: GaleraNode, to: GaleraNode): void {
  const own = /(galera\.cache|gvwstate\.dat)$/;
  cpSync(from.dataDir, to.dataDir, { recursive: true, filter: (path) => !own.test(path) });
}

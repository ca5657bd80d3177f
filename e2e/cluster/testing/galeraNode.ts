import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2/promise';

/** Ends the server when its own input does, which is also when whoever started it is gone. */
const WATCH = '"$@" & node=$!; cat > /dev/null; kill -9 $node';
const STATE_TRANSFER = fileURLToPath(new URL('bin', import.meta.url));
const SYNCED_WITHIN_MS = 60_000;
const ENDED_WITHIN_MS = 30_000;

interface Ports {
  sql: number;
  group: number;
  transfer: number;
}

interface Given {
  folder: string;
  name: string;
  ports: Ports;
  /** Of all nodes, where they speak with each other. */
  group: readonly number[];
  program: string;
  library: string;
}

/** One server of the cluster, on the loopback address. */
export class GaleraNode {
  readonly name: string;
  readonly #given: Given;
  #watcher: ChildProcess | null = null;

  constructor(given: Given) {
    this.name = given.name;
    this.#given = given;
    for (const folder of [this.dataDir, `${this.dataDir}.tmp`]) mkdirSync(folder, { recursive: true });
  }

  get port(): number {
    return this.#given.ports.sql;
  }

  get dataDir(): string {
    return join(this.#given.folder, this.name);
  }

  get log(): string {
    return `${this.dataDir}.log`;
  }

  /** Of the server, without a database. */
  get url(): string {
    return `mysql://store:store@127.0.0.1:${this.port}`;
  }

  /** Answers once it may be used. The first of a cluster makes one. */
  async start({ isFirst = false, initFile }: { isFirst?: boolean; initFile?: string } = {}): Promise<void> {
    const { program } = this.#given;
    const log = openSync(this.log, 'a', 0o600);
    const options = [
      ...this.#options(),
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...(initFile ? [`--init-file=${initFile}`] : []),
    ];
    this.#watcher = spawn('sh', ['-c', WATCH, 'sh', program, ...options], {
      stdio: ['pipe', log, log],
      env: { ...process.env, PATH: `${STATE_TRANSFER}:${process.env.PATH}` },
    });
    const until = performance.now() + SYNCED_WITHIN_MS;
    while (!(await this.isSynced())) {
      if (performance.now() > until) throw new Error(`${this.name} did not join; its log is ${this.log}.`);
      await pause(50);
    }
  }

  /** At once, as when its machine is gone. */
  async kill(): Promise<void> {
    if (!this.#watcher) return;
    const ended = once(this.#watcher, 'exit');
    this.#watcher.stdin?.end();
    await ended;
    this.#watcher = null;
  }

  /** In order, with all that it has promised to keep on the disk. */
  async shutDown(): Promise<void> {
    const connection = await createConnection(this.url);
    await connection.query('SHUTDOWN');
    connection.destroy();
    const until = performance.now() + ENDED_WITHIN_MS;
    while (await this.#answers()) {
      if (performance.now() > until) throw new Error(`${this.name} did not shut down.`);
      await pause(50);
    }
    await this.kill();
  }

  /** Whether it has all that the cluster has, and takes statements. */
  async isSynced(): Promise<boolean> {
    try {
      const connection = await createConnection({ uri: this.url, connectTimeout: 1000 });
      const [[state]] = await connection.query<RowDataPacket[]>(
        "SHOW GLOBAL STATUS LIKE 'wsrep_local_state_comment'",
      );
      await connection.end();
      return state?.Value === 'Synced';
    } catch {
      return false;
    }
  }

  #answers(): Promise<boolean> {
    return createConnection({ uri: this.url, connectTimeout: 1000 }).then(
      (connection) => {
        connection.destroy();
        return true;
      },
      () => false,
    );
  }

  #options(): string[] {
    const { folder, ports, group, library } = this.#given;
    const providerOptions = [
      `base_port=${ports.group}`,
      `gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`,
      `ist.recv_addr=127.0.0.1:${ports.transfer}`,
      'gcache.size=64M',
    ];
    return [
      '--no-defaults',
      `--datadir=${this.dataDir}`,
      `--tmpdir=${this.dataDir}.tmp`,
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
      `--port=${ports.sql}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, `${this.name}.sock`)}`,
      `--pid-file=${join(folder, `${this.name}.pid`)}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--default-time-zone=+00:00',
      '--performance-schema=OFF',
      '--innodb-buffer-pool-size=128M',
      '--innodb-log-file-size=64M',
      // As Galera wants it: what was promised is on the other nodes.
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-flush-log-at-trx-commit=0',
      '--wsrep-on=ON',
      `--wsrep-provider=${library}`,
      `--wsrep-provider-options=${providerOptions.join(';')}`,
      '--wsrep-cluster-name=store',
      `--wsrep-cluster-address=gcomm://${group.map((port) => `127.0.0.1:${port}`).join(',')}`,
      `--wsrep-node-name=${this.name}`,
      `--wsrep-node-address=127.0.0.1:${ports.group}`,
      '--wsrep-sst-method=position',
      '--wsrep-retry-autocommit=4',
    ];
  }
}

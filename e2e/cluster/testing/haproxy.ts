import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { installSystemPackages } from '../../../scripts/lib/install/debian.mjs';
import { findExecutable } from '../../../scripts/lib/process/executable.mjs';
import { settledPort } from '../../../scripts/lib/process/ports.mjs';
import type { GaleraNode } from './galeraNode.ts';

export interface NodeProxy {
  /** For each order of nodes that was wanted, the port that leads to the first of them that can be used. */
  ports: readonly number[];
  close(): Promise<void>;
}

/** HAProxy in front of the nodes, as operators have it: each port leads to its first node, and to the next where that is away. */
export async function openProxy(
  folder: string,
  orders: readonly (readonly GaleraNode[])[],
): Promise<NodeProxy> {
  const program = await haproxy();
  const nodes = [...new Set(orders.flat())];
  const checks = new Map(
    await Promise.all(nodes.map(async (node) => [node, await openCheck(node)] as const)),
  );
  const ports: number[] = [];
  for (const _order of orders) ports.push(await settledPort());
  const sections = orders.map(
    (order, index) => `
listen store${index}
  bind 127.0.0.1:${ports[index]}
  option httpchk
  default-server check inter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
${order
  .map(
    (node, place) =>
      `  server ${node.name} 127.0.0.1:${node.port} port ${portOf(checks.get(node))}${place > 0 ? ' backup' : ''}\n`,
  )
  .join('')}`,
  );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, DEFAULTS + sections.join(''));
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' });
  return {
    ports,
    close: async () => {
      await end(child);
      for (const check of checks.values()) check.close();
    },
  };
}

const DEFAULTS = `
defaults
  mode tcp
  retries 3
  option redispatch
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
`;

/** What operators have as clustercheck: 200 where the node has all and takes statements. */
async function openCheck(node: GaleraNode): Promise<Server> {
  const server = createServer(async (_request, response) => {
    response.writeHead((await node.isSynced()) ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
}

async function haproxy(): Promise<string> {
  const find = () => findExecutable(['haproxy']);
  if (!find()) await installSystemPackages(['haproxy'], 'for the tests of a cluster');
  const found = find();
  if (found) return found;
  throw new Error('There is no HAProxy on this machine.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

import { createHmac } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { Counter } from 'prom-client';
import { parseInput } from '#domain/errors/problems.ts';
import { type ClientErrorReport, clientErrorsSchema } from '#domain/health/clientErrorSchema.ts';
import { CLIENT_ERRORS_KEPT } from '#domain/health/clientErrors.ts';
import type { Tried } from '#graph/access/attempts/allowances.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { agentFamily } from '#graph/observability/access/agentFamily.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { ReportClientErrorsInput } from '#graph/schema/schema.generated.ts';

const told = new Counter({
  name: 'store_client_errors_total',
  help: 'Errors in browsers that were told, by kind.',
  labelNames: ['kind'],
  registers: [storeRegistry],
});

/** Keeps what a browser tells of its errors, without who it was; answers how many. */
export async function reportClientErrors(
  context: GraphContext,
  input: ReportClientErrorsInput,
): Promise<number> {
  const { build, errors } = parseInput(clientErrorsSchema, input);
  if (!(await isAllowed(context, 'clientErrors'))) return 0;
  const browser = agentFamily(context.userAgent ?? undefined);
  // The same several times in one report is one.
  const reports = await withoutTooManyNew(
    context,
    new Map(errors.map((error) => [toFingerprint(error), error])),
  );
  if (reports.size === 0) return 0;
  const toldBy = toTeller(context);
  const rows = [...reports].map(
    ([fingerprint, { kind, message, stack, screen, requestId }]) => Prisma.sql`
      (${fingerprint}, ${kind}, ${message}, ${stack}, ${screen}, ${browser}, ${build}, ${requestId}, 1,
        ${context.now}, ${context.now}, ${toldBy})`,
  );
  await context.direct.send(
    write(Prisma.sql`
      INSERT INTO client_errors
        (fingerprint, kind, message, stack, screen, browser, build, request_id, count, first_at, last_at, told_by)
      VALUES ${Prisma.join(rows)}
      ON DUPLICATE KEY UPDATE count = count + 1, browser = VALUES(browser), build = VALUES(build),
        stack = VALUES(stack), request_id = COALESCE(VALUES(request_id), request_id), last_at = VALUES(last_at),
        told_by = IF(told_by = VALUES(told_by), told_by, NULL)`),
    keepTheNewest,
  );
  for (const { kind } of reports.values()) told.inc({ kind: kind.toLowerCase() });
  return reports.size;
}

/** What is known already, and of what is not as much as one network may tell: enough for what breaks in one browser. */
async function withoutTooManyNew(
  context: GraphContext,
  reports: Map<string, ClientErrorReport>,
): Promise<Map<string, ClientErrorReport>> {
  const known = await context.prisma.clientError.findMany({
    where: { fingerprint: { in: [...reports.keys()] } },
    select: { fingerprint: true },
  });
  const taken = new Set(known.map(({ fingerprint }) => fingerprint));
  for (const fingerprint of reports.keys()) {
    if (taken.has(fingerprint)) continue;
    if (!(await isAllowed(context, 'newClientErrors'))) break;
    taken.add(fingerprint);
  }
  return new Map([...reports].filter(([fingerprint]) => taken.has(fingerprint)));
}

/** Tells networks apart, and nobody who reads it which they are. */
function toTeller({ ip, secrets }: GraphContext): string {
  return createHmac('sha256', secrets.signing[0])
    .update(`client errors of ${readNetwork(ip)}`)
    .digest('hex');
}

/** Beyond its limit a browser is not told so: there is nothing that it could do about it. */
async function isAllowed(context: GraphContext, what: Tried): Promise<boolean> {
  try {
    await countAttempt(context, what);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Whoever makes errors up does not fill the database with them. */
const keepTheNewest = write(Prisma.sql`
  DELETE FROM client_errors WHERE last_at < (
    SELECT last_at FROM (
      SELECT last_at FROM client_errors ORDER BY last_at DESC LIMIT 1 OFFSET ${CLIENT_ERRORS_KEPT - 1}
    ) AS kept
  )`);

/** The same in another build is the same: files are called anew with each, functions mostly are not. */
function toFingerprint({ kind, message, stack, screen }: ClientErrorReport): string {
  const [first = ''] = stack.split('\n');
  const [name = ''] = first.includes(' ') ? first.split(' ') : [];
  return sha256([kind, message, screen, name].join('\n'));
}

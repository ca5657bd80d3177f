import { createHmac } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { Counter } from 'prom-client';
import { parseInput } from '#domain/errors/problems.ts';
import { type ClientErrorReport, clientErrorsSchema } from '#domain/health/clientErrorSchema.ts';
import { MAX_CLIENT_ERRORS } from '#domain/health/clientErrors.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { AttemptKind } from '#graph/access/attempts/rateLimits.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { getAgentFamily } from '#graph/observability/access/agentFamily.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { ReportClientErrorsInput } from '#graph/schema/schema.generated.ts';

const reportedErrors = new Counter({
  name: 'store_client_errors_total',
  help: 'Errors reported by browsers, by kind.',
  labelNames: ['kind'],
  registers: [storeRegistry],
});

/** Stores the errors that a browser reports, without personal data. Returns the number accepted. */
export async function reportClientErrors(
  context: GraphContext,
  input: ReportClientErrorsInput,
): Promise<number> {
  const { build, errors } = parseInput(clientErrorsSchema, input);
  if (!(await isAllowed(context, 'clientErrors'))) return 0;
  const browser = getAgentFamily(context.userAgent ?? undefined);
  // Duplicates within one report count once.
  const reports = await limitNewErrors(
    context,
    new Map(errors.map((error) => [toFingerprint(error), error])),
  );
  if (reports.size === 0) return 0;
  const reporter = hashNetwork(context);
  const rows = [...reports].map(
    ([fingerprint, { kind, message, stack, screen, requestId }]) => Prisma.sql`
      (${fingerprint}, ${kind}, ${message}, ${stack}, ${screen}, ${browser}, ${build}, ${requestId}, 1,
        ${context.now}, ${context.now}, ${reporter})`,
  );
  await context.direct.send(
    write(Prisma.sql`
      INSERT INTO client_errors
        (fingerprint, kind, message, stack, screen, browser, build, request_id, count, first_at, last_at, reported_by)
      VALUES ${Prisma.join(rows)}
      ON DUPLICATE KEY UPDATE count = count + 1, browser = VALUES(browser), build = VALUES(build),
        stack = VALUES(stack), request_id = COALESCE(VALUES(request_id), request_id), last_at = VALUES(last_at),
        reported_by = IF(reported_by = VALUES(reported_by), reported_by, NULL)`),
    deleteOldestErrors,
  );
  for (const { kind } of reports.values()) reportedErrors.inc({ kind: kind.toLowerCase() });
  return reports.size;
}

/**
 * Returns the known errors and as many new ones as the rate limit of the network allows. The limit is high enough for
 * the errors of one browser.
 */
async function limitNewErrors(
  context: GraphContext,
  reports: Map<string, ClientErrorReport>,
): Promise<Map<string, ClientErrorReport>> {
  const knownErrors = await context.prisma.clientError.findMany({
    where: { fingerprint: { in: [...reports.keys()] } },
    select: { fingerprint: true },
  });
  const acceptedFingerprints = new Set(knownErrors.map(({ fingerprint }) => fingerprint));
  for (const fingerprint of reports.keys()) {
    if (acceptedFingerprints.has(fingerprint)) continue;
    if (!(await isAllowed(context, 'newClientErrors'))) break;
    acceptedFingerprints.add(fingerprint);
  }
  return new Map([...reports].filter(([fingerprint]) => acceptedFingerprints.has(fingerprint)));
}

/** Returns a keyed hash that distinguishes networks without revealing them. */
function hashNetwork({ ip, secrets }: GraphContext): string {
  return createHmac('sha256', secrets.signing[0])
    .update(`client errors of ${readNetwork(ip)}`)
    .digest('hex');
}

/**
 * Counts an attempt. Returns false instead of throwing at the rate limit, because a browser cannot react to the error.
 */
async function isAllowed(context: GraphContext, attemptKind: AttemptKind): Promise<boolean> {
  try {
    await countAttempt(context, attemptKind);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Deletes the oldest errors above the limit, so that fake errors cannot fill the database. */
const deleteOldestErrors = write(Prisma.sql`
  DELETE FROM client_errors WHERE last_at < (
    SELECT last_at FROM (
      SELECT last_at FROM client_errors ORDER BY last_at DESC LIMIT 1 OFFSET ${MAX_CLIENT_ERRORS - 1}
    ) AS kept
  )`);

/** Returns a fingerprint that stays the same across builds, which always rename files but rarely functions. */
function toFingerprint({ kind, message, stack, screen }: ClientErrorReport): string {
  const [firstLine = ''] = stack.split('\n');
  const [name = ''] = firstLine.includes(' ') ? firstLine.split(' ') : [];
  return sha256([kind, message, screen, name].join('\n'));
}

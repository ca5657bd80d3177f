import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphContext } from '#graph/context.ts';
import { assertRowCount } from './bodyRows.ts';
import { createBodyLimitCheck } from './createBodyLimitCheck.ts';
import { RestFailure } from './failure.ts';
import { ignoreUnchangedFields } from './ignoreUnchangedFields.ts';
import { type PageQuery, toPagination, toSync } from './page.ts';
import { readRequest } from './readRequest.ts';
import type { RestRoute } from './route.ts';
import type { OpenFile } from './routeDeclaration.ts';
import { type Run, runSteps } from './runOperation.ts';

interface Services {
  createRunner: (route: RestRoute) => Run;
  restRoutes: readonly RestRoute[];
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
}

/** Handles a request of a route: parses it, runs the route's operations in order and wraps the result. */
export function handleRoute(route: RestRoute, { createRunner, restRoutes, createContext }: Services) {
  const run = createRunner(route);
  const omitUnchangedFields = ignoreUnchangedFields(route, restRoutes);
  const expectBodyWithinLimits = createBodyLimitCheck(route);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await createContext(request);
    assertRowCount(route.eachRow, request.body);
    expectBodyWithinLimits(request.body);
    const { params, query, headers } = request;
    const body = await omitUnchangedFields(request, { run, context });
    const parsedRequest = readRequest(route, { params, query, headers, body }, context);
    const { validPositions, invalidRows } = parsedRequest.rows;
    const hasNoValidRows = invalidRows.length > 0 && validPositions.length === 0;
    const result = hasNoValidRows ? {} : await runSteps(route, parsedRequest, { run, context });

    if (route.file) return sendFile(reply, route.file.openFile(context, parsedRequest));
    const data = route.data(result, parsedRequest);
    if (!data) throw new RestFailure('NOT_FOUND', { message: 'Not found.' });
    const sync = toSync(route.sync?.(result));
    const pagination =
      route.total && !sync ? toPagination(parsedRequest.query as PageQuery, route.total(result)) : undefined;
    return reply
      .code(route.status ?? 200)
      .header('cache-control', 'no-store')
      .send({ success: true, data, pagination, sync, ...pickTopLevelParts(route, data) });
  };
}

function sendFile(reply: FastifyReply, { stream, contentType, fileName }: OpenFile) {
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(stream);
}

function pickTopLevelParts({ alsoOnTop = [] }: RestRoute, data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([part]) => alsoOnTop.includes(part)));
}

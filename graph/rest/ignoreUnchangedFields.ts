import type { GraphContext } from '#graph/context.ts';
import type { InputShape } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { getBodyShape } from './createBodyLimitCheck.ts';
import { RestFailure } from './failure.ts';
import { type RequestParts, readRequest } from './readRequest.ts';
import type { RestRoute } from './route.ts';
import { type Run, runSteps } from './runOperation.ts';

type Fields = Record<string, unknown>;

interface Caller {
  run: Run;
  context: GraphContext;
}

/**
 * Returns a function that removes read-only fields from the body of a change, so that a client can send back the entity
 * it read. A field is removed only if it has the entity's current value. Times are not compared, because every change
 * updates them. Other unknown fields remain and are refused by name.
 */
export function ignoreUnchangedFields(route: RestRoute, routes: readonly RestRoute[]) {
  const { body: schema, eachRow } = route;
  const readRoutes = findReaders(route, routes);
  let shape: InputShape | undefined;
  return async (request: RequestParts, caller: Caller): Promise<unknown> => {
    const { body } = request;
    if (!schema || readRoutes.length === 0 || !isRecord(body) || schema.safeParse(body).success) return body;
    const entities = await Promise.all(readRoutes.map((readRoute) => readEntity(readRoute, request, caller)));
    shape ??= getBodyShape(schema, eachRow?.maxRows);
    return omitUnchanged(body, shape, entities);
  };
}

/**
 * Returns the routes that return the entity of a change, for its owner or staff: for `/orders/:id/cancel`, these are
 * `/orders/:id` and `/admin/orders/:id`.
 */
function findReaders({ method, path, readAt }: RestRoute, routes: readonly RestRoute[]): RestRoute[] {
  if (method !== 'PUT' && !readAt) return [];
  const entityPath = readAt ?? /^.*?\/:id/.exec(path)?.[0] ?? path;
  const shopPath = entityPath.replace(/^\/admin/, '');
  return routes.filter((row) => row.method === 'GET' && [shopPath, `/admin${shopPath}`].includes(row.path));
}

/**
 * Returns the entity as its own route returns it to the caller; null if the caller cannot read it or it does not exist.
 */
async function readEntity(
  readRoute: RestRoute,
  request: RequestParts,
  { run, context }: Caller,
): Promise<unknown> {
  const body = request.body as Fields;
  const query = Object.fromEntries(
    Object.keys(readRoute.query.shape).flatMap((name) => (name in body ? [[name, body[name]]] : [])),
  );
  try {
    const parsedRequest = readRequest(readRoute, { ...request, query, body: undefined }, context);
    const data = readRoute.data(await runSteps(readRoute, parsedRequest, { run, context }), parsedRequest);
    const [entity] = Object.values(JSON.parse(JSON.stringify(data ?? {})));
    return Array.isArray(entity) ? entity.find(({ id }) => id === parsedRequest.params.id) : entity;
  } catch (error) {
    if (error instanceof RestFailure) return null;
    throw error;
  }
}

/** `currentValues` are the values of the entities at the same path. */
function omitUnchanged(
  value: unknown,
  { object, list }: InputShape,
  currentValues: readonly unknown[],
): unknown {
  if (Array.isArray(value) && list)
    return value.map((entry, index) =>
      omitUnchanged(
        entry,
        list.entryShape,
        findMatchingEntries(entry, index, { values: currentValues, of: list.entryShape }),
      ),
    );
  if (!isRecord(value) || !object) return value;
  const currentObjects = currentValues.filter(isRecord);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = object.fields.get(name)?.();
      const currentParts = currentObjects
        .filter((currentValue) => name in currentValue)
        .map((currentValue) => currentValue[name]);
      if (field) return [[name, omitUnchanged(part, field, currentParts)]];
      return currentParts.some((currentValue) => isUnchanged(part, currentValue)) ? [] : [[name, part]];
    }),
  );
}

/**
 * Returns the possible current values of a list entry: the entries with its id if the body accepts ids, otherwise the
 * entries at its position, without ids.
 */
function findMatchingEntries(
  entry: unknown,
  index: number,
  { values: currentValues, of }: { values: readonly unknown[]; of: InputShape },
): unknown[] {
  const lists = currentValues.filter((currentValue) => Array.isArray(currentValue));
  if (of.object?.fields.has('id') && isRecord(entry))
    return lists.flatMap((list) =>
      list.filter((currentValue) => isRecord(currentValue) && currentValue.id === entry.id),
    );
  return lists.map((list) => (isRecord(list[index]) ? omitIds(list[index]) : null));
}

function omitIds({ id: _ignored, _id, ...fields }: Fields): Fields {
  return fields;
}

function isUnchanged(part: unknown, currentValue: unknown): boolean {
  if (Array.isArray(part) && Array.isArray(currentValue))
    return (
      part.length === currentValue.length &&
      part.every((entry, index) => isUnchanged(entry, currentValue[index]))
    );
  if (isRecord(part) && isRecord(currentValue))
    return [...Object.keys(part), ...Object.keys(currentValue)].every((name) =>
      isUnchanged(part[name], currentValue[name]),
    );
  return part === currentValue || (isInstant(currentValue) && (part === null || isInstant(part)));
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { getRolePermissions } from '#domain/accounts/permissions.ts';
import { idempotencyKeySchema } from '#domain/orders/checkoutSchema.ts';
import { getRouteAccess } from '#graph/access/getRouteAccess.ts';
import { paginationSchema, syncSchema } from '../page.ts';
import type { RestRoute } from '../route.ts';
import { EXAMPLE_ID } from '../shapes/entity.ts';
import { addDescriptions } from './addDescriptions.ts';
import { addLimits } from './addLimits.ts';
import { findRequestFields, findResponseFields } from './rootField.ts';
import { findTag } from './tags.ts';
import { type JsonSchema, toJsonSchema } from './toJsonSchema.ts';

const FAILURES: Record<string, string> = {
  400: 'The request is malformed; `errors` names the invalid fields.',
  401: 'Not signed in, or the token has expired.',
  403: 'This account or API key lacks the permission or scope.',
  404: 'Not found, or not accessible to the caller.',
  405: 'The method is not allowed; `Allow` lists the allowed ones.',
  409: 'The current state does not allow it.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not JSON.',
  422: 'The input has problems that the user can correct; `errors` names the fields.',
  429: 'Too many requests. `Retry-After` and `retryAfter` give the seconds to wait.',
  500: 'Internal error. Include the requestId when you report it.',
  503: 'Temporarily unavailable. `Retry-After` and `retryAfter` give the seconds to wait. A write may have been applied.',
};

/** Returns the OpenAPI description of a route. */
export function describeOperation(route: RestRoute): OpenAPIV3_1.OperationObject {
  const { path, summary, description, body, example, rules, status = 200 } = route;
  return {
    tags: [findTag(path)],
    operationId: toOperationId(route),
    summary,
    description: [description, `For: ${describeCallers(route)}`].filter(Boolean).join('\n\n'),
    security: describeSecurity(route),
    parameters: [
      ...describePathParameters(route),
      ...describeQueryParameters(route),
      ...describeHeaderParameters(route),
    ],
    requestBody: body && {
      required: !body.safeParse(undefined).success,
      content: {
        'application/json': {
          schema: addDescriptions(buildBodySchema(body, rules), findRequestFields(route)),
          example,
        },
      },
    },
    responses: {
      [status]: { description: 'Done.', content: describeContent(route) },
      ...Object.fromEntries(Object.entries(FAILURES).filter(createFailureFilter(route)).map(describeFailure)),
    },
  };
}

function buildBodySchema(body: z.ZodType, rules: z.ZodType | undefined) {
  const schema = toJsonSchema(body, 'input');
  return rules ? addLimits(schema, rules) : schema;
}

/** Returns an id such as getAdminOrdersId for `GET /admin/orders/:id`. */
function toOperationId({ method, path }: RestRoute): string {
  const parts = path.split(/[^a-z]+/i).filter(Boolean);
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function describePathParameters(route: RestRoute): OpenAPIV3_1.ParameterObject[] {
  const fields = findRequestFields(route);
  const { id, number, idOrSlug, productId } = fields;
  return [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: (id ?? number ?? idOrSlug ?? productId)?.description ?? undefined,
    required: true,
    schema: { type: 'string' },
    example: EXAMPLE_ID,
  }));
}

function describeQueryParameters(route: RestRoute): OpenAPIV3_1.ParameterObject[] {
  const fields = findRequestFields(route);
  return Object.entries<z.ZodType>(route.query.shape).map(([name, schema]) => {
    const { description = fields[name]?.description ?? undefined, ...json } = toJsonSchema(schema, 'input');
    return {
      name,
      in: 'query',
      description,
      required: !schema.safeParse(undefined).success,
      schema: json as OpenAPIV3_1.ParameterObject['schema'],
      ...(json.type === 'array' ? { style: 'form', explode: false } : {}),
    };
  });
}

function describeHeaderParameters({ idempotent }: RestRoute): OpenAPIV3_1.ParameterObject[] {
  if (!idempotent) return [];
  const description =
    'Unique key of the attempt. A repeated request with the same key returns the same result.';
  const schema = addLimits({ type: 'string' }, idempotencyKeySchema) as OpenAPIV3_1.ParameterObject['schema'];
  return [{ name: 'Idempotency-Key', in: 'header', description, schema }];
}

function describeContent(route: RestRoute): Record<string, OpenAPIV3_1.MediaTypeObject> {
  if (!route.file) return { 'application/json': { schema: buildResponseSchema(route) } };
  return Object.fromEntries(route.file.fileTypes.map((type) => [type, {}]));
}

function buildResponseSchema(route: RestRoute): JsonSchema {
  const { answer, total, sync, alsoOnTop = [] } = route;
  const topLevelParts = Object.fromEntries(
    Object.entries(answer.shape).filter(([part]) => alsoOnTop.includes(part)),
  );
  const pagination = total ? { pagination: sync ? paginationSchema.optional() : paginationSchema } : {};
  const positionSchema = sync ? { sync: total ? syncSchema.optional() : syncSchema } : {};
  const schema = z.object({
    success: z.literal(true).describe('Always true.'),
    data: answer.describe('Result of the call.'),
    ...pagination,
    ...positionSchema,
    ...topLevelParts,
  });
  return addDescriptions(toJsonSchema(schema), findResponseFields(route));
}

/** Omits conflicts and validation problems for reads, and body errors for operations without a body. */
function createFailureFilter({ method, body }: RestRoute) {
  return ([status]: [string, string]) => {
    if (['409', '422'].includes(status)) return method !== 'GET';
    return body !== undefined || !['413', '415'].includes(status);
  };
}

/**
 * Returns the callers that can use a route, from the access rules of its fields: guests, accounts, or API keys with a
 * scope.
 */
function describeSecurity(route: RestRoute): OpenAPIV3_1.SecurityRequirementObject[] {
  const accessRules = getRouteAccess(route);
  const isPublic = accessRules.every(({ open }) => open === 'anyone');
  const scopes = [...new Set(accessRules.flatMap((rule) => rule.scopes ?? []))];
  return [
    ...(isPublic ? [{}] : []),
    { bearer: [] },
    ...scopes.map((scope) => ({ apiKey: [scope] })),
    ...(isPublic && scopes.length === 0 ? [{ apiKey: [] }] : []),
  ];
}

function describeCallers(route: RestRoute): string {
  const accessRules = getRouteAccess(route);
  const scopes = [...new Set(accessRules.flatMap((rule) => rule.scopes ?? []))].map(
    (scope) => `\`${scope}\``,
  );
  const actions = accessRules.flatMap(({ open, action }) => (open === 'staff' && action ? [action] : []));
  const staff = actions.every((action) => getRolePermissions('ADMIN').includes(action))
    ? 'Staff'
    : 'super_admin';
  const openCallers = accessRules.every((rule) => rule.open === 'anyone')
    ? 'Anyone'
    : 'Any signed-in account';
  const callers = actions.length > 0 ? staff : openCallers;
  return scopes.length > 0 ? `${callers}, and API keys with ${scopes.join(' or ')}.` : `${callers}.`;
}

function describeFailure([status, description]: [string, string]): [string, OpenAPIV3_1.ResponseObject] {
  const schema = { $ref: '#/components/schemas/Failure' };
  return [status, { description, content: { 'application/json': { schema } } }];
}

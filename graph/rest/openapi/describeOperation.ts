import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { permissionsOf } from '#domain/accounts/permissions.ts';
import { idempotencyKeySchema } from '#domain/orders/checkoutSchema.ts';
import { accessOfRoute } from '#graph/access/accessOfRoute.ts';
import { paginationSchema, syncSchema } from '../page.ts';
import type { RestRoute } from '../route.ts';
import { jsonSchema } from './jsonSchema.ts';
import { withBounds } from './withBounds.ts';

const FAILURES: Record<string, string> = {
  400: 'The request does not have the right shape; `errors` names its fields.',
  401: 'Nobody is signed in, or the token is no longer good.',
  403: 'Not for this account or key.',
  404: 'There is no such thing, or it is not yours.',
  405: 'Not a method of this address; `Allow` names those that are.',
  409: 'The present state does not allow it.',
  413: 'The body is larger than a MiB.',
  415: 'The body is no JSON.',
  422: 'Something that a person can mend; `errors` names its fields.',
  429: 'Too often. `Retry-After` and `retryAfter` say when to ask again.',
  500: 'Our mistake; the store finds it by its requestId.',
  503: 'Not at this moment. `Retry-After` and `retryAfter` say when to ask again; whether a write was done is not told.',
};

/** A row of the table as OpenAPI describes it. */
export function describeOperation(route: RestRoute): OpenAPIV3_1.OperationObject {
  const { tag, summary, description, body, example, rules, status = 200 } = route;
  return {
    tags: [tag],
    operationId: operationId(route),
    summary,
    description: [description, `For: ${whoCalls(route)}`].filter(Boolean).join('\n\n'),
    security: describeSecurity(route),
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    requestBody: body && {
      required: !body.safeParse(undefined).success,
      content: { 'application/json': { schema: bodySchema(body, rules), example } },
    },
    responses: {
      [status]: { description: 'Done.', content: describeContent(route) },
      ...Object.fromEntries(Object.entries(FAILURES).filter(concerns(route)).map(failure)),
    },
  };
}

function bodySchema(body: z.ZodType, rules: z.ZodType | undefined) {
  const schema = jsonSchema(body, 'input');
  return rules ? withBounds(schema, rules) : schema;
}

/** `GET /admin/orders/:id` as getAdminOrdersId. */
function operationId({ method, path }: RestRoute): string {
  const parts = path.split(/[^a-z]+/i).filter(Boolean);
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function pathParameters({ path }: RestRoute): OpenAPIV3_1.ParameterObject[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: RestRoute): OpenAPIV3_1.ParameterObject[] {
  return Object.entries<z.ZodType>(query.shape).map(([name, schema]) => {
    const { description, ...json } = jsonSchema(schema, 'input');
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

function headerParameters({ idempotent }: RestRoute): OpenAPIV3_1.ParameterObject[] {
  if (!idempotent) return [];
  const description = 'One key for one attempt: sent again it answers the same again.';
  const schema = withBounds(
    { type: 'string' },
    idempotencyKeySchema,
  ) as OpenAPIV3_1.ParameterObject['schema'];
  return [{ name: 'Idempotency-Key', in: 'header', description, schema }];
}

function describeContent(route: RestRoute): Record<string, OpenAPIV3_1.MediaTypeObject> {
  if (!route.file) return { 'application/json': { schema: answerSchema(route) } };
  return Object.fromEntries(route.file.fileTypes.map((type) => [type, {}]));
}

function answerSchema({ answer, total, sync, alsoOnTop = [] }: RestRoute) {
  const onTop = Object.fromEntries(Object.entries(answer.shape).filter(([part]) => alsoOnTop.includes(part)));
  const pagination = total ? { pagination: sync ? paginationSchema.optional() : paginationSchema } : {};
  const standing = sync ? { sync: total ? syncSchema.optional() : syncSchema } : {};
  return jsonSchema(
    z.object({ success: z.literal(true), data: answer, ...pagination, ...standing, ...onTop }),
  );
}

/** A read is in conflict with nothing, and takes nothing that a person could mend; what has no body has none to refuse. */
function concerns({ method, body }: RestRoute) {
  return ([status]: [string, string]) => {
    if (['409', '422'].includes(status)) return method !== 'GET';
    return body !== undefined || !['413', '415'].includes(status);
  };
}

/** Who may call it, by the permissions of the fields behind it: nobody signed in, an account, or a key with a scope. */
function describeSecurity(route: RestRoute): OpenAPIV3_1.SecurityRequirementObject[] {
  const rights = accessOfRoute(route);
  const isOpen = rights.every(({ open }) => open === 'anyone');
  const scopes = [...new Set(rights.flatMap((who) => who.scopes ?? []))];
  return [
    ...(isOpen ? [{}] : []),
    { bearer: [] },
    ...scopes.map((scope) => ({ apiKey: [scope] })),
    ...(isOpen && scopes.length === 0 ? [{ apiKey: [] }] : []),
  ];
}

function whoCalls(route: RestRoute): string {
  const rights = accessOfRoute(route);
  const scopes = [...new Set(rights.flatMap((who) => who.scopes ?? []))].map((scope) => `\`${scope}\``);
  const actions = rights.flatMap(({ open, action }) => (open === 'staff' && action ? [action] : []));
  const staff = actions.every((action) => permissionsOf('ADMIN').includes(action)) ? 'Staff' : 'super_admin';
  const open = rights.every((who) => who.open === 'anyone') ? 'Anyone' : 'Any signed-in account';
  const who = actions.length > 0 ? staff : open;
  return scopes.length > 0 ? `${who}, and API keys with ${scopes.join(' or ')}.` : `${who}.`;
}

function failure([status, description]: [string, string]): [string, OpenAPIV3_1.ResponseObject] {
  const schema = { $ref: '#/components/schemas/Failure' };
  return [status, { description, content: { 'application/json': { schema } } }];
}

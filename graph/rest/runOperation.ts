import { unwrapResolverError } from '@apollo/server/errors';
import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import { isReason } from '#domain/errors/problemTexts.ts';
import { findRefusal, findRefusedField } from '#graph/access/findRefusedField.ts';
import type { SentOperation } from '#graph/access/listSelectedFields.ts';
import type { GraphContext } from '#graph/context.ts';
import { isExpected } from '#graph/errors/formatError.ts';
import type { ErrorCode } from '#graph/errors/httpError.ts';
import { readRetryAfter } from '#graph/errors/retryLater.ts';
import { runInSpan } from '#graph/observability/tracing/tracing.ts';
import { collectRootFields } from '#graph/schema/collectRootFields.ts';
import {
  collectFragments,
  expectInputsWithinLimits,
} from '#graph/schema/inputLimits/expectInputsWithinLimits.ts';
import type { ProblemFragment } from './failure.generated.ts';
import { createRefusal, type FieldProblem, RestFailure } from './failure.ts';
import type { OperationResults, RestRoute } from './route.ts';
import type { ParsedRequest } from './routeDeclaration.ts';
import { STATUS } from './statuses.ts';

export type Run = (
  document: string,
  variables: Record<string, unknown>,
  context: GraphContext,
) => Promise<OperationResults>;

/** Returns a function that runs documents of the guarded schema as the caller. Refusals are thrown as RestFailure. */
export function createOperationRunner(schema: GraphQLSchema): (route: RestRoute) => Run {
  const compiledDocuments = new Map<string, DocumentNode>();

  return (route) => async (source, variableValues, contextValue) => {
    const document = compiledDocuments.get(source) ?? compileDocument(schema, source);
    compiledDocuments.set(source, document);
    const operation = getOperationAST(document);
    if (!operation) throw new Error(`The document has no operation: ${source}`);
    const sentOperation = { schema, document, operation, variables: variableValues };
    const fieldRefusal = findRefusedField(sentOperation, contextValue);
    if (fieldRefusal) throw toFailure(fieldRefusal);
    expectWithinLimits(sentOperation);
    const { data, errors } = await runInSpan(
      {
        name: `${operation.operation} ${operation.name?.value}`,
        attributes: {
          'graphql.operation.name': operation.name?.value,
          'graphql.operation.type': operation.operation,
        },
      },
      async () => execute({ schema, document, variableValues, contextValue }),
    );
    if (errors?.[0]) throw toFailure(errors[0]);
    const result = data ?? {};
    expectNoUserErrors(result, route);
    return result;
  };
}

/** Runs all operations of a route in order and returns their combined result. */
export async function runSteps(
  { steps }: RestRoute,
  request: ParsedRequest,
  { run, context }: { run: Run; context: GraphContext },
): Promise<OperationResults> {
  let result: OperationResults = {};
  for (const { document, variables, when } of steps)
    if (!when || when(request))
      result = { ...result, ...(await run(document, variables?.(request, result) ?? {}, context)) };
  return result;
}

/** Checks the input limits, which a list in a query parameter can exceed. A valid body never does. */
function expectWithinLimits({ schema, document, operation, variables }: SentOperation): void {
  const fragments = collectFragments(document);
  try {
    expectInputsWithinLimits({ schema, operation, fragments, variables });
  } catch (error) {
    throw error instanceof GraphQLError ? toFailure(error) : error;
  }
}

function compileDocument(schema: GraphQLSchema, source: string): DocumentNode {
  const document = parse(source);
  const [validationError] = validate(schema, document);
  if (validationError) throw validationError;
  return document;
}

/** Returns a check that throws if the caller cannot use a route. It runs before the rest of the request is read. */
export function createAccessCheck({ steps }: RestRoute): (context: GraphContext) => void {
  const fields = steps.filter(({ when }) => !when).flatMap(({ document }) => toRootFields(document));
  return (context) => {
    for (const [type, field] of fields) {
      const refusal = findRefusal(type, field, context);
      if (refusal) throw toFailure(refusal as GraphQLError);
    }
  };
}

function toRootFields(source: string): [type: string, field: string][] {
  const document = parse(source);
  const operation = getOperationAST(document);
  const type = operation?.operation === 'mutation' ? 'Mutation' : 'Query';
  return operation
    ? collectRootFields(operation.selectionSet, document).map(({ name }) => [type, name.value])
    : [];
}

function toFailure(error: GraphQLError): Error {
  const originalError = unwrapResolverError(error);
  // Invalid variables are refused before any field is resolved.
  if (error.path === undefined && originalError === error && !isExpected(error)) return toInvalidInput(error);
  if (!isExpected(error)) return originalError instanceof Error ? originalError : error;
  const code = toCode(originalError);
  if (!code || !(originalError instanceof Error)) return error;
  return code === 'BAD_USER_INPUT'
    ? toInvalidInput(originalError)
    : new RestFailure(code, {
        message: originalError.message,
        problem: toProblem(originalError),
        retryAfter: readRetryAfter(originalError),
      });
}

/** Returns the reason and params of an error. GraphQL errors have them in their extensions. */
function toProblem(error: Error): Pick<FieldProblem, 'reason' | 'params'> | undefined {
  if (error instanceof DomainError) return error;
  const { reason, params } = error instanceof GraphQLError ? error.extensions : {};
  return isReason(reason) ? { reason, params } : undefined;
}

/** Names a refused argument as in the URL: `search` for `filter.search`. */
function toInvalidInput(error: Error): RestFailure {
  const { reason = 'INPUT_NOT_VALID', params = {} } = toProblem(error) ?? {};
  const { field } = error instanceof GraphQLError ? error.extensions : (error as { field?: unknown });
  if (typeof field !== 'string') {
    const { message } = error;
    return new RestFailure('BAD_USER_INPUT', { message, errors: [{ field: null, reason, params, message }] });
  }
  const name = field.slice(field.lastIndexOf('.') + 1);
  const message = error.message.replace(field, name);
  return new RestFailure('BAD_USER_INPUT', { message, errors: [{ field: name, reason, params, message }] });
}

/** Returns an error's code. GraphQL errors have it in their extensions. */
function toCode(error: unknown): ErrorCode | undefined {
  const code = error instanceof GraphQLError ? error.extensions.code : (error as { code?: unknown }).code;
  return typeof code === 'string' && code in STATUS ? (code as ErrorCode) : undefined;
}

function expectNoUserErrors(result: OperationResults, { fields, onRefusal }: RestRoute) {
  for (const payload of Object.values(result)) {
    const [first, ...others] = toUserErrors(payload);
    if (first) throw createRefusal([first, ...others], { fields, details: onRefusal?.(result) });
  }
}

function toUserErrors(payload: unknown): ProblemFragment[] {
  if (typeof payload !== 'object' || payload === null || !('errors' in payload)) return [];
  return Array.isArray(payload.errors) ? payload.errors : [];
}

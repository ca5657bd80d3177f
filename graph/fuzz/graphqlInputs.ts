import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { accessRules } from '#graph/access/accessRules.ts';
import { buildDocument, type Root } from '#graph/access/testing/buildDocument.ts';
import type { AccessFixture } from '#graph/access/testing/createFixture.ts';
import { samples } from '#graph/access/testing/samples.ts';
import type { Input } from './input.ts';
import { mutateInput } from './mutateInput.ts';
import { strangeDate, strangeNumber, strangeText, wrongTypeValue } from './strangeValues.ts';

/** GraphQL requests for one root field each: valid except for one part, or generated from the schema. */
export function createGraphqlInputs(
  schema: GraphQLSchema,
  fixture: AccessFixture,
  knownIds: readonly string[],
): fc.Arbitrary<Input>[] {
  return (['Query', 'Mutation'] as const).flatMap((root) => {
    const type = schema.getType(root);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter(({ name }) => accessRules[root][name])
      .map((field) => createFieldInputs({ schema, root, field, fixture, knownIds }));
  });
}

interface FieldFixture {
  schema: GraphQLSchema;
  root: Root;
  field: GraphQLField<unknown, unknown>;
  fixture: AccessFixture;
  knownIds: readonly string[];
}

function createFieldInputs({ schema, root, field, fixture, knownIds }: FieldFixture): fc.Arbitrary<Input> {
  const document = buildDocument(schema, root, field.name);
  const receiptDocument = buildDocument(schema, root, field.name, { receiptScope: 'write-orders' });
  const sample = samples[field.name]?.(fixture) ?? {};
  const variables = fc.oneof(
    { weight: 6, arbitrary: mutateInput(sample, knownIds) },
    { weight: 5, arbitrary: addOptionalArgument(sample, field.args, knownIds) },
    { weight: 2, arbitrary: generateDocument(field.args, knownIds) },
    { weight: 1, arbitrary: fc.constant(sample) },
    { weight: 1, arbitrary: wrongTypeValue },
  );
  const query = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(document, receiptDocument) },
    { weight: 1, arbitrary: generateMalformedDocument(document, field.name) },
  );
  return fc.record({ query, variables }).map(({ query, variables }) => ({
    operation: `${root}.${field.name}`,
    method: 'POST' as const,
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: toJson({ query, variables }),
  }));
}

/** Returns JSON in which undefined becomes null. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (part === undefined ? null : part)) ?? 'null';
}

type Argument = GraphQLArgument | GraphQLInputField;

/** Adds an optional argument of the right type to a sample. */
function addOptionalArgument(
  sample: object,
  args: readonly GraphQLArgument[],
  knownIds: readonly string[],
): fc.Arbitrary<unknown> {
  const sampleValues = new Map<string, unknown>(Object.entries(sample));
  const options = args.flatMap((arg): { path: string[]; type: GraphQLInputType }[] => {
    const type = isNonNullType(arg.type) ? arg.type.ofType : arg.type;
    const sampleValue = sampleValues.get(arg.name);
    if (!isInputObjectType(type)) return sampleValue === undefined ? [{ path: [arg.name], type }] : [];
    return Object.values(type.getFields())
      .filter(({ name }) => typeof sampleValue !== 'object' || sampleValue === null || !(name in sampleValue))
      .map((field) => ({ path: [arg.name, field.name], type: field.type }));
  });
  if (options.length === 0) return mutateInput(sample, knownIds);
  return fc.constantFrom(...options).chain(({ path: [first = '', second], type }) =>
    generateValue(type, knownIds).map((value) => {
      const argumentValue = sampleValues.get(first) ?? {};
      return {
        ...sample,
        [first]: second === undefined ? value : { ...(argumentValue as object), [second]: value },
      };
    }),
  );
}

function generateDocument(
  args: readonly Argument[],
  knownIds: readonly string[],
  depth = 3,
): fc.Arbitrary<Record<string, unknown>> {
  const requiredArguments = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const shapes = Object.fromEntries(
    args.map((arg) => [arg.name, generateValue(arg.type, knownIds, depth - 1)]),
  );
  return fc.record(shapes, { requiredKeys: requiredArguments.map(({ name }) => name) });
}

function generateValue(
  type: GraphQLInputType,
  knownIds: readonly string[],
  depth = 3,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return generateValue(type.ofType, knownIds, depth).filter((value) => value !== null);
  if (isListType(type))
    return fc.array(generateValue(type.ofType, knownIds, depth - 1), { maxLength: depth > 0 ? 3 : 0 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return generateDocument(depth > 0 ? fields : fields.filter(isRequiredInputField), knownIds, depth);
  }
  switch (type.name) {
    case 'Int':
      return strangeNumber.map((number) =>
        Math.trunc(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, number || 0))),
      );
    case 'Float':
      return strangeNumber.map((number) => (Number.isFinite(number) ? number : 0));
    case 'Boolean':
      return fc.boolean();
    case 'DateTime':
      return strangeDate;
    case 'JSON':
      return wrongTypeValue;
    default:
      return fc.oneof(strangeText, fc.constantFrom(...knownIds));
  }
}

/** Returns a malformed document: truncated, too deep, too repetitive, or with unknown fields. */
function generateMalformedDocument(document: string, field: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.nat({ max: document.length }).map((end) => document.slice(0, end)),
    fc
      .nat({ max: 40 })
      .map((aliasCount) =>
        document.replace(
          /\{/,
          `{ ${Array.from({ length: aliasCount }, (_, index) => `a${index}: __typename`).join(' ')} `,
        ),
      ),
    fc.nat({ max: 30 }).map((depth) => `{ ${field} ${'{ edges { node '.repeat(depth)}`),
    fc.constantFrom(
      `query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }`,
      `{ ${field}(input: {}, __proto__: 1) { __proto__ constructor } }`,
      `mutation { ${field} @skip(if: "no") @deprecated }`,
      `subscription { ${field} }`,
      `query A { __typename } query A { __typename }`,
      `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
      '',
      '{',
      '\u0000',
    ),
    strangeText,
  );
}

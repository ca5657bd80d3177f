import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { accessRules } from '../accessRules.ts';
import { WRITE_RECEIPTS } from '../findRefusedField.ts';

const MAX_DEPTH = 3;

export type Root = 'Query' | 'Mutation';

/**
 * Returns a document for one root field with all its arguments. The document selects every field near the root that has
 * no access rule. For an integration with the scope `receiptScope`, it selects only receipt fields of objects it cannot
 * read.
 */
export function buildDocument(
  schema: GraphQLSchema,
  root: Root,
  name: string,
  { receiptScope = null }: { receiptScope?: string | null } = {},
): string {
  const field = toField(schema, root, name);
  const variableDefinitions = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const fieldArguments = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const operation = `${root.toLowerCase()}${variableDefinitions && `(${variableDefinitions})`}`;
  return `${operation} { ${name}${fieldArguments && `(${fieldArguments})`} ${toSelection(getNamedType(field.type), { depth: MAX_DEPTH, receiptScope })} }`;
}

function toField(schema: GraphQLSchema, root: Root, name: string): GraphQLField<unknown, unknown> {
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`There is no ${root}.${name}.`);
  return field;
}

function toSelection(
  type: GraphQLNamedType,
  { depth, receiptScope }: { depth: number; receiptScope: string | null },
): string {
  if (!isObjectType(type)) return '';
  const receipt = receiptScope === null ? undefined : WRITE_RECEIPTS[type.name];
  if (receipt && receipt.scope !== receiptScope) return `{ __typename ${receipt.fields.join(' ')} }`;
  const selections = Object.values(type.getFields()).flatMap((field) => {
    if (accessRules[type.name]?.[field.name] || field.args.some(({ type }) => isNonNullType(type))) return [];
    const fieldType = getNamedType(field.type);
    if (isLeafType(fieldType)) return [field.name];
    // Related products of related products are left out because documents have a cost limit.
    const innerDepth = fieldType === type ? 1 : depth - 1;
    return depth > 1 ? [`${field.name} ${toSelection(fieldType, { depth: innerDepth, receiptScope })}`] : [];
  });
  return `{ __typename ${selections.join(' ')} }`;
}

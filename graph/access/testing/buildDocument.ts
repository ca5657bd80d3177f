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
import { RECEIPT } from '../refusedField.ts';

const DEPTH = 3;

export type Root = 'Query' | 'Mutation';

/**
 * A document for one root field with all of its arguments, which asks for everything near that has no rule of its own;
 * with `receipts` of an order only for what whoever writes it is told.
 */
export function buildDocument(
  schema: GraphQLSchema,
  root: Root,
  name: string,
  { receipts = false } = {},
): string {
  const field = toField(schema, root, name);
  const given = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const operation = `${root.toLowerCase()}${given && `(${given})`}`;
  return `${operation} { ${name}${passed && `(${passed})`} ${toSelection(getNamedType(field.type), { depth: DEPTH, receipts })} }`;
}

function toField(schema: GraphQLSchema, root: Root, name: string): GraphQLField<unknown, unknown> {
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`There is no ${root}.${name}.`);
  return field;
}

function toSelection(
  type: GraphQLNamedType,
  { depth, receipts }: { depth: number; receipts: boolean },
): string {
  if (!isObjectType(type)) return '';
  if (receipts && type.name === 'Order') return `{ __typename ${RECEIPT.join(' ')} }`;
  const selected = Object.values(type.getFields()).flatMap((field) => {
    if (accessRules[type.name]?.[field.name] || field.args.some(({ type }) => isNonNullType(type))) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    // Of a piece's related pieces not theirs again: a document may only cost so much.
    const deeper = inner === type ? 1 : depth - 1;
    return depth > 1 ? [`${field.name} ${toSelection(inner, { depth: deeper, receipts })}`] : [];
  });
  return `{ __typename ${selected.join(' ')} }`;
}

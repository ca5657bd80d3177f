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
import { RECEIPTS } from '../refusedField.ts';

const DEPTH = 3;

export type Root = 'Query' | 'Mutation';

/**
 * A document for one root field with all of its arguments, which asks for everything near that has no rule of its own;
 * for a program with the scope `receiptsFor`, of what it does not read
 * only for what it is told of what it writes.
 */
export function buildDocument(
  schema: GraphQLSchema,
  root: Root,
  name: string,
  { receiptsFor = null }: { receiptsFor?: string | null } = {},
): string {
  const field = toField(schema, root, name);
  const given = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const operation = `${root.toLowerCase()}${given && `(${given})`}`;
  return `${operation} { ${name}${passed && `(${passed})`} ${toSelection(getNamedType(field.type), { depth: DEPTH, receiptsFor })} }`;
}

function toField(schema: GraphQLSchema, root: Root, name: string): GraphQLField<unknown, unknown> {
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`There is no ${root}.${name}.`);
  return field;
}

function toSelection(
  type: GraphQLNamedType,
  { depth, receiptsFor }: { depth: number; receiptsFor: string | null },
): string {
  if (!isObjectType(type)) return '';
  const receipt = receiptsFor === null ? undefined : RECEIPTS[type.name];
  if (receipt && receipt.scope !== receiptsFor) return `{ __typename ${receipt.fields.join(' ')} }`;
  const selected = Object.values(type.getFields()).flatMap((field) => {
    if (accessRules[type.name]?.[field.name] || field.args.some(({ type }) => isNonNullType(type))) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    // Of a piece's related pieces not theirs again: a document may only cost so much.
    const deeper = inner === type ? 1 : depth - 1;
    return depth > 1 ? [`${field.name} ${toSelection(inner, { depth: deeper, receiptsFor })}`] : [];
  });
  return `{ __typename ${selected.join(' ')} }`;
}

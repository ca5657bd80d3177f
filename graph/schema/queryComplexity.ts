import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromAST,
} from 'graphql';

export interface DocumentSize {
  /** Fields inside fields. */
  depth: number;
  /** Fields under another name, each place that a fragment is used counted. */
  aliases: number;
  /** Fields in the answer, where a list holds as many entries as it was asked for. */
  cost: number;
}

interface Asked {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** What a field such as `Product.related` costs by itself, where that is more than 1. */
  costs?: ReadonlyMap<string, number>;
}

/** The arguments that say how many entries a list may hold, and the most that any of them grants. */
const SIZES = ['first', 'limit', 'days'];
const MAX_SIZE = 365;
/** The fields of a connection that hold its entries; `totalCount` and what else stands beside them is there once. */
const PAGE_LISTS = ['edges', 'nodes'];
const NOTHING: DocumentSize = { depth: 0, aliases: 0, cost: 0 };

/** What a valid operation asks for, before it runs. What GraphQL tells about itself is free below its first field. */
export function queryComplexity(operation: OperationDefinitionNode, asked: Asked): DocumentSize {
  const { schema, fragments } = asked;
  // Each fragment is measured once: fragments that use each other twice would double the work at every step.
  const measured = new Map<string, DocumentSize>();

  function ofSelections(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    pageSize: number,
  ): DocumentSize {
    return (set?.selections ?? [])
      .map((selection) => ofSelection(selection, type, pageSize))
      .reduce(together, NOTHING);
  }

  function ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, pageSize: number) {
    if (selection.kind === Kind.FIELD) return ofField(selection, type, pageSize);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, pageSize);
    const { typeCondition, selectionSet } = selection;
    const inner = typeCondition ? schema.getType(typeCondition.name.value) : type;
    return ofSelections(selectionSet, inner, pageSize);
  }

  function ofField(node: FieldNode, type: GraphQLNamedType | undefined, pageSize: number): DocumentSize {
    const name = node.name.value;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const own = asked.costs?.get(`${type?.name}.${name}`) ?? 1;
    const fieldType = field && getNamedType(field.type);
    const entries = field ? toEntries(node, field, asked.variables) : 1;
    const isPage = isObjectType(fieldType) && 'pageInfo' in fieldType.getFields();
    const inner = fieldType ? ofSelections(node.selectionSet, fieldType, isPage ? entries : 1) : NOTHING;
    const times = (isPage ? 1 : entries) * (PAGE_LISTS.includes(name) ? pageSize : 1);
    return {
      depth: 1 + inner.depth,
      aliases: (node.alias ? 1 : 0) + inner.aliases,
      cost: own + inner.cost * times,
    };
  }

  function ofFragment(name: string, pageSize: number): DocumentSize {
    const key = `${name} ${pageSize}`;
    const known = measured.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size = ofSelections(fragment?.selectionSet, type, pageSize);
    measured.set(key, size);
    return size;
  }

  return ofSelections(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1);
}

/** An entry more or less than the list grants is refused by its resolver, in words of its own. */
function toEntries(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Asked['variables']) {
  const argument = field.args.find(({ name }) => SIZES.includes(name));
  if (!argument) return 1;
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  const size = valueFromAST(given, argument.type, variables) ?? argument.defaultValue;
  return typeof size === 'number' ? Math.min(Math.max(size, 1), MAX_SIZE) : 1;
}

function together(one: DocumentSize, other: DocumentSize): DocumentSize {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
  };
}

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
  /** Levels of nested fields. */
  depth: number;
  /** Aliased fields, counted for each use of a fragment. */
  aliases: number;
  /** Fields in the response, multiplied by the requested number of list entries. */
  cost: number;
}

interface ComplexityOptions {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Cost of fields such as `Product.related` that cost more than 1. */
  costs?: ReadonlyMap<string, number>;
}

/** Arguments that set the number of list entries, and the largest number that counts towards the cost. */
const SIZE_ARGUMENTS = ['first', 'limit', 'days'];
const MAX_SIZE = 365;
/** Fields of a connection that contain its entries. Others, such as `totalCount`, count once. */
const PAGE_LISTS = ['edges', 'nodes'];
const EMPTY_SIZE: DocumentSize = { depth: 0, aliases: 0, cost: 0 };

/** Returns the size of a valid operation before it runs. Introspection fields below the first level cost nothing. */
export function measureComplexity(
  operation: OperationDefinitionNode,
  options: ComplexityOptions,
): DocumentSize {
  const { schema, fragments } = options;
  // Each fragment is measured once. Otherwise, nested fragments that are used twice would double the work at every
  // level.
  const measuredSizes = new Map<string, DocumentSize>();

  function measureSelections(
    selectionSet: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    pageSize: number,
  ): DocumentSize {
    return (selectionSet?.selections ?? [])
      .map((selection) => measureSelection(selection, type, pageSize))
      .reduce(addSizes, EMPTY_SIZE);
  }

  function measureSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, pageSize: number) {
    if (selection.kind === Kind.FIELD) return measureField(selection, type, pageSize);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value, pageSize);
    const { typeCondition, selectionSet } = selection;
    const innerType = typeCondition ? schema.getType(typeCondition.name.value) : type;
    return measureSelections(selectionSet, innerType, pageSize);
  }

  function measureField(node: FieldNode, type: GraphQLNamedType | undefined, pageSize: number): DocumentSize {
    const name = node.name.value;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const fieldCost = options.costs?.get(`${type?.name}.${name}`) ?? 1;
    const fieldType = field && getNamedType(field.type);
    const entries = field ? toEntries(node, field, options.variables) : 1;
    const isPage = isObjectType(fieldType) && 'pageInfo' in fieldType.getFields();
    const innerSize = fieldType
      ? measureSelections(node.selectionSet, fieldType, isPage ? entries : 1)
      : EMPTY_SIZE;
    const multiplier = (isPage ? 1 : entries) * (PAGE_LISTS.includes(name) ? pageSize : 1);
    return {
      depth: 1 + innerSize.depth,
      aliases: (node.alias ? 1 : 0) + innerSize.aliases,
      cost: fieldCost + innerSize.cost * multiplier,
    };
  }

  function measureFragment(name: string, pageSize: number): DocumentSize {
    const key = `${name} ${pageSize}`;
    const cachedSize = measuredSizes.get(key);
    if (cachedSize) return cachedSize;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size = measureSelections(fragment?.selectionSet, type, pageSize);
    measuredSizes.set(key, size);
    return size;
  }

  return measureSelections(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1);
}

/**
 * Returns the number of list entries, limited to the allowed range. The resolver refuses a number outside it with its
 * own message.
 */
function toEntries(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: ComplexityOptions['variables'],
) {
  const argument = field.args.find(({ name }) => SIZE_ARGUMENTS.includes(name));
  if (!argument) return 1;
  const argumentValue = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  const size = valueFromAST(argumentValue, argument.type, variables) ?? argument.defaultValue;
  return typeof size === 'number' ? Math.min(Math.max(size, 1), MAX_SIZE) : 1;
}

function addSizes(a: DocumentSize, b: DocumentSize): DocumentSize {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    cost: a.cost + b.cost,
  };
}

import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

export interface AskedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As sent: conditions are the only ones that are read, and a boolean is what it is before coercion too. */
  variables: Readonly<Record<string, unknown>>;
}

/** A field that is asked for, and the way there. */
export interface AskedField {
  /** The type that has it. */
  type: string;
  node: FieldNode;
  /** The field at the root of the way. */
  root: string;
  /** What it and those before it are called in the answer. */
  path: readonly string[];
}

type Way = Pick<AskedField, 'path'> & { root?: string };

/**
 * The fields that an operation asks for, but for those that its variables leave out: of a mutation all, of a query those
 * at its root. Each fragment is looked through once at each depth that matters, however often it is used.
 */
export function askedFields({ schema, document, operation, variables }: AskedOperation): AskedField[] {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const seen = new Set<string>();
  const isDeep = operation.operation === 'mutation';
  const root = schema.getRootType(operation.operation) ?? undefined;
  const conditions = { ...defaultConditions(operation), ...variables };
  return ofSelections(operation.selectionSet.selections, root, { path: [] });

  function ofSelections(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | undefined,
    way: Way,
  ): AskedField[] {
    return selections.filter(isIncluded).flatMap((selection) => ofSelection(selection, type, way));
  }

  function ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, way: Way): AskedField[] {
    if (selection.kind === Kind.FIELD) return type ? ofField(selection, type, way) : [];
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, way);
    const { typeCondition, selectionSet } = selection;
    const inner = typeCondition ? schema.getType(typeCondition.name.value) : type;
    return ofSelections(selectionSet.selections, inner, way);
  }

  function ofField(node: FieldNode, type: GraphQLNamedType, way: Way): AskedField[] {
    const name = node.name.value;
    const here = { root: way.root ?? name, path: [...way.path, node.alias?.value ?? name] };
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const inner = isDeep && field ? (node.selectionSet?.selections ?? []) : [];
    return [
      { type: type.name, node, ...here },
      ...ofSelections(inner, field && getNamedType(field.type), here),
    ];
  }

  function ofFragment(name: string, way: Way): AskedField[] {
    const visit = `${way.root} ${Math.min(way.path.length, 3)} ${name}`;
    const fragment = fragments.get(name);
    if (!fragment || seen.has(visit)) return [];
    seen.add(visit);
    const type = schema.getType(fragment.typeCondition.name.value);
    return ofSelections(fragment.selectionSet.selections, type, way);
  }

  function isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every((directive) => {
      const { value: name } = directive.name;
      if (name === 'include') return buildCondition(directive, conditions) !== false;
      return name !== 'skip' || buildCondition(directive, conditions) !== true;
    });
  }
}

/** What `if` comes to; undefined where that cannot be told, and the field counts as asked for. */
function buildCondition(
  { arguments: given = [] }: DirectiveNode,
  variables: Readonly<Record<string, unknown>>,
): unknown {
  const value = given.find(({ name }) => name.value === 'if')?.value;
  if (value?.kind === Kind.BOOLEAN) return value.value;
  return value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
}

function defaultConditions({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value]] : [],
    ),
  );
}

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

export interface SentOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /**
   * Variable values as the client sent them. Only conditions of directives are read, and coercion does not change a
   * boolean.
   */
  variables: Readonly<Record<string, unknown>>;
}

/** A selected field and its path. */
export interface SelectedField {
  /** The parent type. */
  type: string;
  node: FieldNode;
  /** The root field that the selection starts from. */
  root: string;
  /** Response keys from the root to this field. */
  path: readonly string[];
}

type FieldPath = Pick<SelectedField, 'path'> & { root?: string };

/**
 * Returns the fields that an operation selects, without those its directives exclude: all fields of a mutation, but
 * only the root fields of a query. Each fragment is visited once per relevant depth, however often it is used.
 */
export function listSelectedFields({
  schema,
  document,
  operation,
  variables,
}: SentOperation): SelectedField[] {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const visitedFragments = new Set<string>();
  const isDeep = operation.operation === 'mutation';
  const root = schema.getRootType(operation.operation) ?? undefined;
  const conditions = { ...getDefaultConditions(operation), ...variables };
  return collectSelections(operation.selectionSet.selections, root, { path: [] });

  function collectSelections(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | undefined,
    parentPath: FieldPath,
  ): SelectedField[] {
    return selections
      .filter(isIncluded)
      .flatMap((selection) => collectSelection(selection, type, parentPath));
  }

  function collectSelection(
    selection: SelectionNode,
    type: GraphQLNamedType | undefined,
    parentPath: FieldPath,
  ): SelectedField[] {
    if (selection.kind === Kind.FIELD) return type ? collectField(selection, type, parentPath) : [];
    if (selection.kind === Kind.FRAGMENT_SPREAD) return collectFragment(selection.name.value, parentPath);
    const { typeCondition, selectionSet } = selection;
    const innerType = typeCondition ? schema.getType(typeCondition.name.value) : type;
    return collectSelections(selectionSet.selections, innerType, parentPath);
  }

  function collectField(node: FieldNode, type: GraphQLNamedType, parentPath: FieldPath): SelectedField[] {
    const name = node.name.value;
    const fieldPath = {
      root: parentPath.root ?? name,
      path: [...parentPath.path, node.alias?.value ?? name],
    };
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const innerType = isDeep && field ? (node.selectionSet?.selections ?? []) : [];
    return [
      { type: type.name, node, ...fieldPath },
      ...collectSelections(innerType, field && getNamedType(field.type), fieldPath),
    ];
  }

  function collectFragment(name: string, parentPath: FieldPath): SelectedField[] {
    const visitKey = `${parentPath.root} ${Math.min(parentPath.path.length, 3)} ${name}`;
    const fragment = fragments.get(name);
    if (!fragment || visitedFragments.has(visitKey)) return [];
    visitedFragments.add(visitKey);
    const type = schema.getType(fragment.typeCondition.name.value);
    return collectSelections(fragment.selectionSet.selections, type, parentPath);
  }

  function isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every((directive) => {
      const { value: name } = directive.name;
      if (name === 'include') return readCondition(directive, conditions) !== false;
      return name !== 'skip' || readCondition(directive, conditions) !== true;
    });
  }
}

/** Returns the value of `if`, or undefined if it is unknown; the field then counts as selected. */
function readCondition(
  { arguments: directiveArguments = [] }: DirectiveNode,
  variables: Readonly<Record<string, unknown>>,
): unknown {
  const value = directiveArguments.find(({ name }) => name.value === 'if')?.value;
  if (value?.kind === Kind.BOOLEAN) return value.value;
  return value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
}

function getDefaultConditions({
  variableDefinitions = [],
}: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value]] : [],
    ),
  );
}

import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { createRootPath, expectWithinLimits, type InputPart } from './expectWithinLimits.ts';
import { getInputShape } from './inputShapes.ts';

interface SentOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The variables as sent, before coercion. */
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Throws BAD_USER_INPUT if an argument of a valid operation exceeds an input limit, in literals or variables. The check
 * coerces nothing, so its cost depends on the limits and not on the size of the request. Returns the number of visited
 * values.
 */
export function expectInputsWithinLimits({ schema, operation, fragments, variables }: SentOperation): number {
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  return expectWithinLimits(collectArguments({ schema, operation, fragments }), {
    open: createLiteralConverter(defaults, variables),
    isStored: operation.operation !== OperationTypeNode.QUERY,
  });
}

/** Returns the fragments of a document by name. */
export function collectFragments({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions
      .filter((part) => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}

/**
 * Returns literals and variables as plain values. A variable is counted once for each set of limits it is used with.
 */
function createLiteralConverter(
  defaults: ReadonlyMap<string, ValueNode | undefined>,
  variables: SentOperation['variables'],
): (part: InputPart) => InputPart | null {
  const visitedShapes = new Map<string, Set<InputPart['shape']>>();
  return function open(part): InputPart | null {
    const { value } = part;
    if (!(value instanceof Literal)) return part;
    const { node } = value;
    if (node.kind !== Kind.VARIABLE) return { ...part, value: toPlainValue(node) };
    const name = node.name.value;
    const shapes = visitedShapes.get(name) ?? new Set();
    if (shapes.has(part.shape)) return null;
    visitedShapes.set(name, shapes.add(part.shape));
    const sentValue = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const defaultValue = defaults.get(name);
    if (sentValue !== undefined) return { ...part, value: sentValue };
    return defaultValue ? open({ ...part, value: new Literal(defaultValue) }) : null;
  };
}

/** Wraps a literal of the document, to distinguish it from plain values. */
class Literal {
  readonly node: ValueNode;

  constructor(node: ValueNode) {
    this.node = node;
  }
}

/** Converts one level of a literal; nested values remain literals. */
function toPlainValue(node: ValueNode): unknown {
  if (node.kind === Kind.LIST) return node.values.map((innerNode) => new Literal(innerNode));
  if (node.kind === Kind.OBJECT)
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, new Literal(value)]));
  if (node.kind === Kind.STRING) return node.value;
  return null;
}

/** Returns all arguments of an operation, including those of directives. Each fragment is visited once. */
function collectArguments({
  schema,
  operation,
  fragments,
}: Pick<SentOperation, 'schema' | 'operation' | 'fragments'>): InputPart[] {
  const parts: InputPart[] = [];
  const visitedFragments = new Set<string>();
  visitDirectives(operation.directives);
  visitSelections(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
  return parts;

  function visitSelections(selectionSetNode: SelectionSetNode, type: GraphQLNamedType | undefined): void {
    for (const selection of selectionSetNode.selections) {
      visitDirectives(selection.directives);
      if (selection.kind === Kind.FIELD) visitField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) visitFragment(selection.name.value);
      else {
        const { typeCondition, selectionSet } = selection;
        visitSelections(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type);
      }
    }
  }

  function visitField(node: FieldNode, type: GraphQLNamedType | undefined): void {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return;
    visitArguments(node.arguments, field.args, `${type?.name}.${field.name}`);
    if (node.selectionSet) visitSelections(node.selectionSet, getNamedType(field.type));
  }

  function visitDirectives(directives: readonly DirectiveNode[] = []): void {
    for (const { name, arguments: argumentNodes } of directives)
      visitArguments(argumentNodes, schema.getDirective(name.value)?.args ?? [], `@${name.value}`);
  }

  function visitArguments(
    argumentNodes: readonly ArgumentNode[] = [],
    declaredArguments: readonly GraphQLArgument[],
    coordinate: string,
  ): void {
    for (const { name, value } of argumentNodes) {
      const argument = declaredArguments.find((candidate) => candidate.name === name.value);
      if (!argument) continue;
      const shape = getInputShape(argument.type, `${coordinate}.${argument.name}`);
      parts.push({ value: new Literal(value), shape, path: createRootPath(argument.name) });
    }
  }

  function visitFragment(name: string): void {
    const fragment = fragments.get(name);
    if (!fragment || visitedFragments.has(name)) return;
    visitedFragments.add(name);
    visitDirectives(fragment.directives);
    visitSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
  }
}

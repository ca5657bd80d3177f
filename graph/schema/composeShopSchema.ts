import { type DefinitionNode, type FieldDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { isForShoppers } from '#graph/access/accessRule.ts';
import type { AccessRules } from '#graph/access/accessTable.ts';

const HEADER = `# The API for shoppers and storefronts: the part of schema.graphql that guests and signed-in customers can use.
# Composed by \`npm run generate\` from schema.graphql and the access tables in graph/modules. Edit those instead.
`;

const ROOTS = ['Query', 'Mutation'];

/** Returns the part of the contract that guests and customers can use, with the types it needs. */
export function composeShopSchema(contract: string, rules: AccessRules): string {
  const allDefinitions = parse(contract, { noLocation: true }).definitions;
  const definitions = allDefinitions.map((definition) => removeStaffFields(definition, rules));
  const reachableTypes = findReachableTypes(definitions);
  const shopDefinitions = definitions.filter((definition) => reachableTypes.has(getName(definition)));
  return `${HEADER}\n${print({ kind: Kind.DOCUMENT, definitions: shopDefinitions })}\n`;
}

function removeStaffFields(definition: DefinitionNode, rules: AccessRules): DefinitionNode {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
  const type = definition.name.value;
  const isShopField = ({ name }: FieldDefinitionNode) => {
    const rule = rules[type]?.[name.value];
    return rule ? isForShoppers(rule) : !ROOTS.includes(type);
  };
  return { ...definition, fields: definition.fields?.filter(isShopField) };
}

function findReachableTypes(definitions: readonly DefinitionNode[]): Set<string> {
  const definitionByName = new Map(definitions.map((definition) => [getName(definition), definition]));
  const reachableTypes = new Set<string>();
  const addReachableType = (name: string) => {
    const definition = definitionByName.get(name);
    if (!definition || reachableTypes.has(name)) return;
    reachableTypes.add(name);
    visit(definition, { NamedType: (type) => addReachableType(type.name.value) });
  };
  for (const root of ROOTS) addReachableType(root);
  return reachableTypes;
}

function getName(definition: DefinitionNode): string {
  return 'name' in definition ? (definition.name?.value ?? '') : '';
}

// @ts-check
// Generates a typed Apollo Client 4 hook for each operation, for use with the typed document in the same file.

import { Kind } from 'graphql';

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name
        ? [{ name: node.name.value, kind: node.operation }]
        : [],
    );
  if (operations.length === 0) return '';
  const hasOperation = (/** @type {string} */ kind) =>
    operations.some((operation) => operation.kind === kind);
  const imports = [
    ...(hasOperation('query') ? ['useQuery'] : []),
    ...(hasOperation('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [`import { ${imports.join(', ')} } from '@apollo/client/react';`],
    content: operations.map(toHook).join('\n'),
  };
};

/** @param {{ name: string, kind: string }} operation */
function toHook({ name, kind }) {
  if (kind === 'mutation')
    return `export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation(${name}Document, options);
}`;
  return `export function use${name}Query(...[options]: {} extends ${name}QueryVariables ? [options?: useQuery.Options<${name}Query, ${name}QueryVariables>] : [options: useQuery.Options<${name}Query, ${name}QueryVariables> & ({ variables: ${name}QueryVariables; skip?: boolean } | { skip: boolean })]) {
  return useQuery(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>);
}`;
}

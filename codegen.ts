import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers } from './graph/modules/mappers.ts';

const scalars = { DateTime: 'string', SafeInt: 'number', JSON: 'unknown' };

/**
 * Generates types from the schema: resolvers with Prisma rows, the operations of the REST API, and a typed hook
 * for each operation of the web app.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'graph/schema/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GraphContext',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          DateTime: { input: 'Date', output: 'Date | string' },
          ID: { input: 'string', output: 'string' },
          SafeInt: { input: 'number', output: 'number | bigint' },
          JSON: 'unknown',
        },
        defaultScalarType: 'unknown',
        makeResolverTypeCallable: true,
        mappers,
      },
    },
    'graph/rest/': {
      documents: 'graph/rest/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '../schema/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        importSchemaTypesFrom: 'graph/schema/schema.generated.ts',
        documentNodeImport: 'graphql#TypedQueryDocumentNode',
        inlineFragmentTypes: 'combine',
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        scalars: {
          ...scalars,
          DateTime: { input: 'Date', output: 'string' },
          ID: { input: 'string', output: 'string' },
        },
        defaultScalarType: 'unknown',
      },
    },
    'web/graphql/types.generated.ts': {
      plugins: ['typescript'],
      config: { enumsAsTypes: true, useTypeImports: true, scalars, defaultScalarType: 'unknown' },
    },
    'web/graphql/possibleTypes.generated.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'web/': {
      documents: 'web/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql/types.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/apolloHooks.mjs'],
      config: {
        importSchemaTypesFrom: 'web/graphql/types.generated.ts',
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        scalars,
        defaultScalarType: 'unknown',
      },
    },
  },
};

export default config;

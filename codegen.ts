import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', SafeInt: 'number', JSON: 'unknown' };

/** The contract becomes types on both sides: resolvers over Prisma's rows, and a typed hook beside each document. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'graph/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#GraphContext',
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
        mappers: {
          Product: './prisma/generated/client.ts#Product as ProductRow',
          ProductConnection: './modules/catalog/listProducts.ts#ProductPage',
          ReviewConnection: './modules/catalog/listReviews.ts#ReviewPage',
          Variant: './prisma/generated/client.ts#Variant as VariantRow',
          Collection: './prisma/generated/client.ts#Collection as CollectionRow',
          Gemstone: './prisma/generated/client.ts#Gemstone as GemstoneRow',
          Review: './prisma/generated/client.ts#Review as ReviewRow',
          Order: './prisma/generated/client.ts#Order as OrderRow',
          OrderLine: './prisma/generated/client.ts#OrderLine as OrderLineRow',
          OrderEvent: './prisma/generated/client.ts#OrderEvent as OrderEventRow',
          TrackedOrder: './prisma/generated/client.ts#Order as OrderRow',
          User: './prisma/generated/client.ts#User as UserRow',
        },
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

import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers as accounts } from './graph/modules/accounts/accounts.mappers.ts';
import { mappers as activity } from './graph/modules/activity/activity.mappers.ts';
import { mappers as apiKeys } from './graph/modules/apiKeys/apiKeys.mappers.ts';
import { mappers as billing } from './graph/modules/billing/billing.mappers.ts';
import { mappers as catalog } from './graph/modules/catalog/catalog.mappers.ts';
import { mappers as content } from './graph/modules/content/content.mappers.ts';
import { mappers as counter } from './graph/modules/counter/counter.mappers.ts';
import { mappers as coupons } from './graph/modules/coupons/coupons.mappers.ts';
import { mappers as customers } from './graph/modules/customers/customers.mappers.ts';
import { mappers as desk } from './graph/modules/desk/desk.mappers.ts';
import { mappers as edits } from './graph/modules/edits/edits.mappers.ts';
import { mappers as imports } from './graph/modules/imports/imports.mappers.ts';
import { mappers as ledger } from './graph/modules/ledger/ledger.mappers.ts';
import { mappers as messages } from './graph/modules/messages/messages.mappers.ts';
import { mappers as orders } from './graph/modules/orders/orders.mappers.ts';
import { mappers as payments } from './graph/modules/payments/payments.mappers.ts';
import { mappers as pricing } from './graph/modules/pricing/pricing.mappers.ts';
import { mappers as reporting } from './graph/modules/reporting/reporting.mappers.ts';
import { mappers as returns } from './graph/modules/returns/returns.mappers.ts';
import { mappers as reviews } from './graph/modules/reviews/reviews.mappers.ts';
import { mappers as shipping } from './graph/modules/shipping/shipping.mappers.ts';
import { mappers as stock } from './graph/modules/stock/stock.mappers.ts';
import { mappers as store } from './graph/modules/store/store.mappers.ts';
import { mappers as storefront } from './graph/modules/storefront/storefront.mappers.ts';
import { mappers as tracking } from './graph/modules/tracking/tracking.mappers.ts';
import { mappers as webhooks } from './graph/modules/webhooks/webhooks.mappers.ts';

const scalars = { DateTime: 'string', SafeInt: 'number', JSON: 'unknown' };

/** The contract becomes types on both sides: resolvers over Prisma's rows, REST's documents, and a typed hook beside each of the web's. */
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
        mappers: {
          ...storefront,
          ...catalog,
          ...imports,
          ...content,
          ...pricing,
          ...orders,
          ...tracking,
          ...desk,
          ...edits,
          ...billing,
          ...payments,
          ...ledger,
          ...returns,
          ...coupons,
          ...counter,
          ...shipping,
          ...apiKeys,
          ...accounts,
          ...customers,
          ...reviews,
          ...messages,
          ...activity,
          ...reporting,
          ...stock,
          ...store,
          ...webhooks,
        },
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

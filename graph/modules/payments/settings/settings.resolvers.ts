import { getProviderLimits } from '#domain/payments/onlineMethods.ts';
import { createInvalidInputError, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { getProvider } from '../providers/providers.ts';
import { readProviders } from './readProviders.ts';
import { saveProvider } from './saveProvider.ts';
import { testProviderKeys } from './testProviderKeys.ts';

export const resolvers: Resolvers = {
  Query: {
    paymentProviders: (_parent, _args, context) => readProviders(context),
  },
  Mutation: {
    updatePaymentProvider: (_parent, { input }, context) =>
      withUserErrors('provider', () => saveProvider(context, input)),
    testPaymentProvider: async (_parent, { input }, context) => {
      const { found = [], errors } = await withUserErrors('found', () => testProviderKeys(context, input));
      return { problems: found.map(createInvalidInputError), errors };
    },
  },
  PaymentProvider: {
    keys: ({ method, keys }) =>
      getProvider(method).keys.map(({ isFile = false, isOptional = false, placeholder = null, ...key }) => ({
        ...{ ...key, isFile, isOptional, placeholder },
        isSet: Boolean(keys[key.name]),
        value: key.isSecret ? null : (keys[key.name] ?? null),
      })),
    least: ({ method }) => getProviderLimits(method).least,
    providerMaxAmount: ({ method }) => getProviderLimits(method).most,
    registeredUrls: ({ method }, _args, { publicUrl }) =>
      (getProvider(method).registeredPaths ?? []).map((path) => publicUrl + path),
    keyHelp: ({ method }) => getProvider(method).keyHelp,
    testHelp: ({ method }) => getProvider(method).testHelp,
    hasDemo: (_provider, _args, { demoPaymentsUrl }) => demoPaymentsUrl !== null,
  },
};

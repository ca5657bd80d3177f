import { invalid, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { CONNECTIPS_RETURN } from '../demoMerchants.ts';
import { providerOf } from '../providers/providers.ts';
import { readProviders } from './readProviders.ts';
import { saveProvider } from './saveProvider.ts';
import { tryProvider } from './tryProvider.ts';

export const resolvers: Resolvers = {
  Query: {
    paymentProviders: (_parent, _args, context) => readProviders(context),
  },
  Mutation: {
    savePaymentProvider: (_parent, { input }, context) =>
      withUserErrors('provider', () => saveProvider(context, input)),
    tryPaymentProvider: async (_parent, { input }, context) => {
      const { found = [], errors } = await withUserErrors('found', () => tryProvider(context, input));
      return { problems: found.map(invalid), errors };
    },
  },
  PaymentProvider: {
    keys: ({ method, keys }) =>
      providerOf(method).keys.map(({ name, isSecret, isFile = false, isOptional = false }) => ({
        ...{ name, isSecret, isFile, isOptional },
        isSet: Boolean(keys[name]),
        value: isSecret ? null : (keys[name] ?? null),
      })),
    least: ({ method }) => providerOf(method).limits.least,
    mostOfProvider: ({ method }) => providerOf(method).limits.most,
    registeredUrls: ({ method }, _args, { publicUrl }) =>
      method === 'CONNECTIPS'
        ? [CONNECTIPS_RETURN.success, CONNECTIPS_RETURN.failure].map((path) => publicUrl + path)
        : [],
    hasDemo: (_provider, _args, { demoPaymentsUrl }) => demoPaymentsUrl !== null,
  },
};

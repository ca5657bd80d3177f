/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  PaymentProvider: '../modules/payments/settings/readProviders.ts#ProviderSettings',
};

import type { OnlineMethod, ProviderMode } from '#web/graphql/types.generated.ts';

export const modeTexts: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'Demo',
  TEST: /*i18n*/ 'Test',
  LIVE: /*i18n*/ 'Real money',
};

export const modeMeanings: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'The store’s own stand-in for the provider, which brings its keys. No money moves, and it cannot be used in production.',
  TEST: /*i18n*/ 'The provider’s sandbox, with the keys that it gives for trying. No money moves, so the checkout offers it to nobody but you and other staff who may change the settings.',
  LIVE: /*i18n*/ 'The provider itself, with the keys of your merchant account. Buyers pay, and the money comes to you.',
};

/** What the keys are called, as the providers call them. */
export const keyTexts: Record<string, string> = {
  productCode: /*i18n*/ 'Product code (merchant code)',
  secretKey: /*i18n*/ 'Secret key',
  merchantId: /*i18n*/ 'Merchant ID',
  appId: /*i18n*/ 'App ID',
  appName: /*i18n*/ 'App name',
  password: /*i18n*/ 'Password for validation',
  certificate: /*i18n*/ 'Certificate (CREDITOR.pfx)',
  certificatePassword: /*i18n*/ 'Password of the certificate',
  gateway: /*i18n*/ 'Address of the gateway',
};

/** Where the keys come from, and what is particular about them. */
export const keySources: Record<OnlineMethod, string> = {
  ESEWA:
    /*i18n*/ 'eSewa gives both with the merchant account. A wrong secret key shows at the first payment only: eSewa has nothing to try it with.',
  KHALTI:
    /*i18n*/ 'The secret key stands in Khalti’s merchant dashboard: admin.khalti.com for real money, test-admin.khalti.com for trying.',
  CONNECTIPS:
    /*i18n*/ 'NCHL gives these through your bank, once the two addresses below are registered there for the ways back. How it works comes from others who use it, not from NCHL: try a small payment first.',
};

/** What a try has found out where nothing is wrong, and what only a payment shows. */
export const triedTexts: Record<OnlineMethod, string> = {
  ESEWA:
    /*i18n*/ 'eSewa answers. Whether the secret key is right, it cannot tell: that shows at the first payment. Pay one small order yourself.',
  KHALTI:
    /*i18n*/ 'Khalti knows this key. Whether your account may take payments, it cannot tell: pay one small order yourself.',
  CONNECTIPS:
    /*i18n*/ 'The certificate opens and is in date, and connectIPS takes the sign-in. Whether the ways back are registered, it cannot tell: pay one small order yourself.',
};

/** Whom the providers know, and by what. */
export interface Merchants {
  esewa: { productCode: string; secret: string };
  khalti: { secret: string };
  connectips: {
    merchantId: string;
    appId: string;
    appName: string;
    password: string;
    /** In PEM: of its certificate, or its key. */
    publicKey: string;
    /** Agreed once with NCHL: no form names them. */
    returnTo: { success: string; failure: string };
  };
}

/** eSewa's own test merchant, printed in its documents. */
export const DEMO_ESEWA = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' } as const;

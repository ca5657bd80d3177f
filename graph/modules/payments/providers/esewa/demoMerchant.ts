/** eSewa's own test merchant, published in its documentation. */
export const DEMO_ESEWA = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' } as const;

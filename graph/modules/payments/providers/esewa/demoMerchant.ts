/** eSewa's own test merchant, which its documents print. */
export const DEMO_ESEWA = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' } as const;

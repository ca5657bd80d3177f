/** A merchant known only to the demo's Khalti. */
export const DEMO_KHALTI = { secret: 'demo-merchant-of-khalti' } as const;

/** Known to the demo's Khalti alone. */
export const DEMO_KHALTI = { secret: 'demo-merchant-of-khalti' } as const;

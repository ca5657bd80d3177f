import { connectips } from './connectips.ts';
import { esewa } from './esewa.ts';
import { khalti } from './khalti.ts';

/** Every payment provider, in the order in which the checkout offers them. */
export const PROVIDERS = [esewa, khalti, connectips] as const;

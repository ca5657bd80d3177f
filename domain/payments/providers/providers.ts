import { connectips } from './connectips.ts';
import { esewa } from './esewa.ts';
import { khalti } from './khalti.ts';

/** All payment providers in the order of the checkout. */
export const PROVIDERS = [esewa, khalti, connectips] as const;

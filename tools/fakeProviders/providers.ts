import { connectips } from './connectips/connectips.ts';
import { esewa } from './esewa/esewa.ts';
import type { FakeProvider } from './fakeProvider.ts';
import { khalti } from './khalti/khalti.ts';
import type { Provider } from './payment.ts';

/** Simulated providers by name. */
export const FAKE_PROVIDERS: Record<Provider, FakeProvider> = { esewa, khalti, connectips };

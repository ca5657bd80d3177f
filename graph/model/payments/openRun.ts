import { getProviderSlug, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import type { TestServer } from '#graph/testing/server.ts';
import type { FakePayment } from '#tools/fakeProviders/payment.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import type { Killer } from './interceptProviders.ts';

/** A payment started on a provider's page. */
export interface StartedPayment {
  ref: string;
  method: OnlineMethod;
  /** URL that returns the customer to the store, whether or not it was used. */
  returnUrl: string | null;
}

/** State of a run: the real store, the providers and the objects created. */
export interface PaymentRun {
  server: TestServer;
  fake: FakeProviders;
  killer: Killer;
  staff: Shopper;
  product: Product & { variants: Variant[] };
  orders: { id: string; guestToken: string }[];
  startedPayments: StartedPayment[];
  /** References of attempts whose payment staff have recorded or are recording. */
  recordedRefs: Set<string>;
  /** Number of times staff started to record a payment that the provider had received and the ledger lacked. */
  raceCount: number;
  journal: string[];
}

export const STOCK = 6;

/** Creates a product and a staff member for one run, and finishes the jobs left over from the previous one. */
export async function openRun(server: TestServer, fake: FakeProviders, killer: Killer): Promise<PaymentRun> {
  await advanceClock(server, 3 * 24 * 60);
  // Prevents earlier unpaid orders from counting towards the limits of this run's network.
  await server.prisma.order.updateMany({ data: { placedFrom: null } });
  const staff = await aShopper(server, { role: 'ADMIN' });
  const product = await aProduct(server.prisma, { stock: STOCK });
  return {
    server,
    fake,
    killer,
    staff,
    product,
    orders: [],
    startedPayments: [],
    recordedRefs: new Set(),
    raceCount: 0,
    journal: [],
  };
}

/** Advances the clock and runs the jobs that are due. */
export async function advanceClock(server: TestServer, minutes: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  // Closes open circuit breakers, because their half minute has passed as well.
  resetCircuits();
  await runJobs(server);
}

export function getFakeProvider({ fake }: PaymentRun, method: OnlineMethod) {
  return fake[getProviderSlug(method)];
}

/** Returns true if the provider has a record of the payment. A provider that was down has none. */
export function isKnownToProvider({ fake }: PaymentRun, ref: string): boolean {
  return fake.listPayments().some(({ reference }) => reference === ref);
}

export function getProviderPayment(
  run: PaymentRun,
  { ref, method }: Pick<StartedPayment, 'ref' | 'method'>,
): FakePayment {
  return getFakeProvider(run, method).findPayment(ref);
}

/** Returns an item by its index from the end; 0 is the last item. */
export function getNthLast<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.at(-1 - (index % Math.max(1, items.length)));
}

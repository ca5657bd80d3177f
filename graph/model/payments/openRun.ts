import { getProviderSlug, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import type { TestServer } from '#graph/testing/server.ts';
import type { FakePayment } from '#tools/fakeProviders/payment.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import type { Killer } from './killer.ts';

/** A payment started on a provider's page. */
export interface StartedPayment {
  ref: string;
  method: OnlineMethod;
  /** Return URL with which the customer came back to the store, or could. */
  returnUrl: string | null;
}

/** State of a run: the real store, the providers and what was created. */
export interface PaymentRun {
  server: TestServer;
  fake: FakeProviders;
  killer: Killer;
  staff: Shopper;
  product: Product & { variants: Variant[] };
  orders: { id: string; guestToken: string }[];
  startedPayments: StartedPayment[];
  /** References of attempts whose payment staff have recorded, or are about to. */
  recordedRefs: Set<string>;
  /** Number of times staff started to record money that the provider had and the ledger lacked. */
  raceCount: number;
  journal: string[];
}

export const STOCK = 6;

/** Creates a product and a staff member for one run, and finishes work left by the previous one. */
export async function openRun(server: TestServer, fake: FakeProviders, killer: Killer): Promise<PaymentRun> {
  await advanceClock(server, 3 * 24 * 60);
  // Earlier unpaid orders must not count against this run's network.
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
  // The half minute of open circuits has passed too.
  resetCircuits();
  await runJobs(server);
}

export function getFakeProvider({ fake }: PaymentRun, method: OnlineMethod) {
  return fake[getProviderSlug(method)];
}

/** Returns true if the provider knows the payment. A provider that is down never saw it. */
export function isKnownToProvider({ fake }: PaymentRun, ref: string): boolean {
  return fake.payments().some(({ reference }) => reference === ref);
}

/** Returns the payment at its provider. */
export function getProviderPayment(
  run: PaymentRun,
  { ref, method }: Pick<StartedPayment, 'ref' | 'method'>,
): FakePayment {
  return getFakeProvider(run, method).findPayment(ref);
}

/** Returns the item at an index counted from the end; 0 is the last item. */
export function getNthLast<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.at(-1 - (index % Math.max(1, items.length)));
}

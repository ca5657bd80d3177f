import { type OnlineMethod, slugOf } from '#domain/payments/onlineMethods.ts';
import { forgetCircuits } from '#graph/outside/circuits.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import type { TestServer } from '#graph/testing/server.ts';
import type { FakePayment } from '#tools/fakeProviders/payment.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import type { Killer } from './kill.ts';

/** A payment that a buyer has begun at a provider's page. */
export interface Begun {
  ref: string;
  method: OnlineMethod;
  /** The provider's address of the store with which the buyer has come back, or could. */
  way: string | null;
}

/** What is played with: the real store, the providers, and what there is in them. */
export interface Play {
  server: TestServer;
  fake: FakeProviders;
  killer: Killer;
  staff: Shopper;
  product: Product & { variants: Variant[] };
  orders: { id: string; guestToken: string }[];
  begun: Begun[];
  /** References of the attempts whose payment staff have recorded by hand, or are about to. */
  recorded: Set<string>;
  /** Number of times that staff were about to enter money that its provider had and the ledger had not. */
  raced: number;
  /** What was done, in words. */
  journal: string[];
}

export const STOCK = 6;

/** A piece and a member of staff of the play's own; what an earlier one left to do is over. */
export async function openPayments(server: TestServer, fake: FakeProviders, killer: Killer): Promise<Play> {
  await pass(server, 3 * 24 * 60);
  // What was left unpaid then came from somewhere else.
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
    begun: [],
    recorded: new Set(),
    raced: 0,
    journal: [],
  };
}

/** Lets so many minutes go by, and does what is due then. */
export async function pass(server: TestServer, minutes: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  // Their half minute is over, too.
  forgetCircuits();
  await runJobs(server);
}

export function atProvider({ fake }: Play, method: OnlineMethod) {
  return fake[slugOf(method)];
}

/** Whether a provider has heard of it: the page of one that is out of order is none. */
export function isKnown({ fake }: Play, ref: string): boolean {
  return fake.payments().some(({ reference }) => reference === ref);
}

/** The payment as its provider has it. */
export function truthOf(play: Play, { ref, method }: Pick<Begun, 'ref' | 'method'>): FakePayment {
  return atProvider(play, method).payment(ref);
}

/** The last of them, or so many before. */
export function lastBut<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.at(-1 - (index % Math.max(1, items.length)));
}

import type { FastifyBaseLogger } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { isStaff } from '#domain/accounts/roles.ts';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { AuditEntry } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { HourCount } from './hourCount.ts';
import { type Counted, MOST_ADDRESSES, type Refusal, RefusedNetworks } from './refusedNetworks.ts';

export const REFUSED_ACTION = 'signIn.refused';

const WRITTEN_AFTER_MS = 2000;
/** How many e-mail addresses are kept until then: who makes up more of them is counted in the metrics alone. */
const MOST_WAITING = 2000;
/** Of a customer, who mistypes a password now and then. Of the staff each one is written. */
const CUSTOMER_FROM = 5;
/** Names the entry of a day of an account, or of a network. */
const DAYS = '6f5c2f0e-5a0b-4a52-9d5e-1f6f0d3b7c11';

interface Waiting extends Counted {
  email: string;
}

/** Whom an entry is about. */
interface Subject {
  entity: 'User' | 'Network';
  entityId: string;
}

/** What an entry of the audit log says of the refused sign-ins of a day. */
export interface RefusedOfDay {
  count: number;
  /** The first ones, at most ten. */
  addresses: string[];
}

type Services = Pick<Databases, 'prisma' | 'writingFor'>;

/**
 * Writes refused sign-ins into the audit log: one entry for an account and a day in Nepal, which counts on; those that
 * are no entry of an account, since there is none or its owner may have mistyped, are summed up by network. They are
 * gathered and written beside the requests, so that neither a flood of them nor whether an address has an account shows
 * in how long an answer takes.
 */
export class RefusedSignIns {
  readonly #services: Services;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #networks = new RefusedNetworks();
  readonly #hour = new HourCount();
  /** By day, network and e-mail address. */
  #waiting = new Map<string, Waiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#services = services;
    this.#log = log;
  }

  note(email: string, refusal: Refusal): void {
    this.#hour.note(refusal.at);
    const key = `${dayOf(refusal.at)} ${readNetwork(refusal.ip)} ${email}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MOST_WAITING) return;
    const { count = 0, addresses = new Set<string>() } = known ?? {};
    if (addresses.size < MOST_ADDRESSES) addresses.add(refusal.ip);
    this.#waiting.set(key, { email, count: count + 1, addresses, last: refusal });
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_AFTER_MS).unref();
  }

  /** How many this server refused. */
  withinHour(now: Date): number {
    return this.#hour.until(now);
  }

  /** Writes what waits, at once. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (waiting.length === 0) return;
    try {
      const accounts = await this.#worthAnEntry(waiting.map(({ email }) => email));
      for (const gathered of waiting) {
        const entityId = accounts.get(gathered.email);
        if (entityId) await this.#countOn({ entity: 'User', entityId }, gathered);
        else this.#networks.add(dayOf(gathered.last.at), gathered);
      }
      for (const { network, ...summed } of this.#networks.take())
        await this.#countOn({ entity: 'Network', entityId: network }, summed);
    } catch (err) {
      this.#log.warn({ err }, 'Refused sign-ins could not be written into the audit log');
    }
  }

  #countOn(subject: Subject, counted: Counted): Promise<void> {
    const { work } = this.#services.writingFor({ now: counted.last.at });
    return work(({ db }) => countOn(db, subject, counted));
  }

  /** The ids of the accounts behind the addresses, where there are any. */
  async #worthAnEntry(emails: string[]): Promise<Map<string, string>> {
    const accounts = await this.#services.prisma.user.findMany({
      where: { email: { in: emails } },
      select: { id: true, email: true, role: true },
    });
    const failures = await this.#services.prisma.signInFailure.findMany({
      where: { subject: { in: accounts.map(({ email }) => email) }, count: { gte: CUSTOMER_FROM } },
    });
    const pressed = new Set(failures.map(({ subject }) => subject));
    const worth = accounts.filter(({ email, role }) => isStaff(role) || pressed.has(email));
    return new Map(worth.map(({ id, email }) => [email, id]));
  }
}

/** Two servers at once do so one after the other: whoever comes second finds the entry. */
async function countOn(
  tx: Transaction,
  subject: Subject,
  { count, addresses, last }: Counted,
): Promise<void> {
  const { ip, requestId, at } = last;
  const id = uuidv5(`${subject.entityId} ${dayOf(at)}`, DAYS);
  const row = { id, action: REFUSED_ACTION, ...subject, ip, requestId, at };
  await tx.auditEntry.createMany({
    data: { ...row, after: { count: 0, addresses: [] } },
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT id FROM audit_entries WHERE id = ${id} FOR UPDATE`;
  const before = readRefused(await tx.auditEntry.findUniqueOrThrow({ where: { id } }));
  const after = {
    count: before.count + count,
    addresses: [...new Set([...before.addresses, ...addresses])].slice(0, MOST_ADDRESSES),
  };
  await tx.auditEntry.update({ where: { id }, data: { after, ip, requestId, at } });
}

function dayOf(at: Date): string {
  return formatIsoDay(kathmanduDay(at));
}

export function readRefused({ after }: Pick<AuditEntry, 'after'>): RefusedOfDay {
  const { count, addresses } = (after ?? {}) as Partial<RefusedOfDay>;
  return { count: count ?? 0, addresses: addresses ?? [] };
}

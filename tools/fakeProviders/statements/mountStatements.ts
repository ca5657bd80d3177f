import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FakePayments } from '../fakePayments.ts';
import { PROVIDERS } from '../payment.ts';
import { FAKE_PROVIDERS } from '../providers.ts';
import { listMoves, toIsoDay } from './moves.ts';
import { ACCOUNT_COLUMNS, type StoreAccount } from './storeAccount.ts';

interface StatementSources {
  payments: FakePayments;
  account: StoreAccount;
  now: () => Date;
}

type StatementQuery = { Querystring: { day?: string } };

/**
 * Mounts the daily statements of each provider and of the bank. The default day is today. Outages do not affect
 * statements.
 */
export function mountStatements(server: FastifyInstance, { payments, account, now }: StatementSources): void {
  for (const provider of PROVIDERS)
    server.get<StatementQuery>(`/${provider}/statement.csv`, async ({ query }, reply) => {
      const day = query.day ?? toIsoDay(now());
      const { statement } = FAKE_PROVIDERS[provider];
      const rows = listMoves(payments.listAll(), provider, day).map((move, index) =>
        statement.map(([, formatCell]) => formatCell(move, index)),
      );
      return send(reply, `${provider}-${day}`, [statement.map(([title]) => title), ...rows]);
    });

  server.get<StatementQuery>('/bank/statement.csv', async ({ query }, reply) => {
    const day = query.day ?? toIsoDay(now());
    return send(reply, `bank-${day}`, [ACCOUNT_COLUMNS, ...account.buildStatement(day)]);
  });
}

function send(reply: FastifyReply, name: string, rows: readonly (readonly (string | number)[])[]) {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name.replace(/[^\w-]/g, '')}.csv"`,
    })
    .send(stringify([...rows], { escape_formulas: true }));
}

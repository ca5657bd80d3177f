import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import type { Sheet } from '#graph/sheets/sheet.ts';
import { toCsv } from '#graph/sheets/toCsv.ts';
import { readStatementPeriod } from '../statementPeriod.ts';
import { closingSheet } from './closingSheet.ts';
import { dayClosing } from './dayClosing.ts';
import { salesRegister } from './salesRegister.ts';

/** A register is of a fiscal year at most. */
const MOST_DAYS = 366;

type Query = Record<string, unknown>;
type Make = (context: GraphContext, query: Query) => Promise<{ sheet: Sheet; name: string }>;

/** `GET /closing/day.csv?day=` and `GET /closing/sales-register.csv?from=&to=`, for staff who note payments and take lists out. */
export function mountClosing(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const answer = (make: Make) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await createContext(request);
    expectBookkeeper(context);
    const { sheet, name } = await made(() => make(context, request.query as Query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(toCsv(sheet));
  };
  app.get(
    '/closing/day.csv',
    answer(async ({ prisma }, { day }) => {
      const closing = await dayClosing(prisma, String(day));
      return { sheet: closingSheet(closing), name: `closing-${closing.day}` };
    }),
  );
  app.get(
    '/closing/sales-register.csv',
    answer(async ({ prisma }, { from, to }) => {
      const days = { from: String(from), to: String(to) };
      const sheet = salesRegister(prisma, readStatementPeriod(days, MOST_DAYS));
      return { sheet, name: `sales-register-${days.from}-${days.to}` };
    }),
  );
}

function expectBookkeeper({ viewer }: GraphContext): void {
  if (!viewer) throw httpRefusal(401, /*i18n*/ 'Authentication required. Please login.');
  if (!viewerMay(viewer, 'recordPayments') || !viewerMay(viewer, 'exportLists'))
    throw httpRefusal(403, /*i18n*/ 'You do not have permission to perform this action.');
}

async function made<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof DomainError) throw httpRefusal(400, error.message);
    throw error;
  }
}

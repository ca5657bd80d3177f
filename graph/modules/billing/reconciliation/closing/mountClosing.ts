import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import type { SpreadsheetTable } from '#graph/spreadsheets/sheet.ts';
import { toCsv } from '#graph/spreadsheets/toCsv.ts';
import { readStatementPeriod } from '../statementPeriod.ts';
import { buildClosingSpreadsheet } from './buildClosingSpreadsheet.ts';
import { readDayClosing } from './readDayClosing.ts';
import { buildSalesRegister } from './salesRegister.ts';

/** Maximum length of a register, which covers at most one fiscal year. */
const MAX_DAYS = 366;

type Query = Record<string, unknown>;
type SpreadsheetBuilder = (
  context: GraphContext,
  query: Query,
) => Promise<{ spreadsheet: SpreadsheetTable; name: string }>;

/**
 * Mounts `GET /closing/day.csv?day=` and `GET /closing/sales-register.csv?from=&to=`, for staff who record payments
 * and export lists.
 */
export function mountClosing(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const createCsvHandler =
    (build: SpreadsheetBuilder) => async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request);
      requireBookkeeper(context);
      const { spreadsheet, name } = await withHttpErrors(() => build(context, request.query as Query));
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(toCsv(spreadsheet));
    };
  app.get(
    '/closing/day.csv',
    createCsvHandler(async ({ prisma }, { day }) => {
      const closing = await readDayClosing(prisma, String(day));
      return { spreadsheet: buildClosingSpreadsheet(closing), name: `closing-${closing.day}` };
    }),
  );
  app.get(
    '/closing/sales-register.csv',
    createCsvHandler(async ({ prisma }, { from, to }) => {
      const days = { from: String(from), to: String(to) };
      const spreadsheet = buildSalesRegister(prisma, readStatementPeriod(days, MAX_DAYS));
      return { spreadsheet, name: `sales-register-${days.from}-${days.to}` };
    }),
  );
}

function requireBookkeeper({ viewer }: GraphContext): void {
  if (!viewer) throw createHttpRefusal(401, /*i18n*/ 'Authentication required. Please login.');
  if (!viewerHasPermission(viewer, 'recordPayments') || !viewerHasPermission(viewer, 'exportLists'))
    throw createHttpRefusal(403, /*i18n*/ 'You do not have permission to perform this action.');
}

async function withHttpErrors<Result>(build: () => Promise<Result>): Promise<Result> {
  try {
    return await build();
  } catch (error) {
    if (error instanceof DomainError) throw createHttpRefusal(400, error.message);
    throw error;
  }
}

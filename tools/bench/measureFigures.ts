// Says how fast a store with demo accounts answers its staff's figures.
// node --import tsx tools/bench/measureFigures.ts (DATABASE_URL)
import { addDays, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { openApp } from './openApp.ts';

const TIMES = 9;

const FIGURES = '{ revenue orders averageOrder pieces goldMg silverMg newCustomers returningOrders }';
const SHARE = '{ key pieces revenue weightMg previousPieces previousRevenue revenueSeries }';
const SERIES = `{ day figures ${FIGURES} }`;
const TOP = '{ product { name } pieces revenue }';
const ANALYTICS = `query ($from: DateTime, $interval: FigureInterval) {
  analytics(from: $from, interval: $interval) {
    figures ${FIGURES} previous ${FIGURES} series ${SERIES} byCategory ${SHARE} byType ${SHARE} byMetal ${SHARE}
    byDistrict { district orders revenue previousOrders previousRevenue } topPieces ${TOP}
    conversion { visitors buyers rate } previousConversion { visitors buyers rate }
  }
}`;
const DASHBOARD = `{ adminDashboard {
  figures ${FIGURES} previous ${FIGURES} series ${SERIES} ordersByStatus { status count } waitingOrders
  lowStock { name } lowStockCount latestOrders { number } topPieces ${TOP} metalRates { metal perTola }
} }`;
const STATS = `{ adminStats {
  ordersToday waitingOrders customers activeProducts draftProducts archivedProducts outOfStock pendingReviews
  failedMails
} }`;
const CUSTOMERS = '{ customerStats { total newIn30Days blocked withOrders returning } }';
const LOGIN = `mutation {
  adminLogin(input: { email: "admin@example.com", password: "Admin-2026!" }) { token }
}`;

const databases = openDatabases(process.env.DATABASE_URL ?? '');
const { prisma } = databases;
const newest = await prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } });
const now = newest.placedAt;
const app = await openApp(databases, now);
const { data } = await ask(LOGIN);
const token: string = data.adminLogin.token;

const back = (days: number) => addDays(now, -days).toISOString();
process.stdout.write(
  `${JSON.stringify([
    await measured('analytics, 3 years by month', ANALYTICS, { from: back(1094), interval: 'MONTH' }),
    await measured('analytics, 3 years by day', ANALYTICS, { from: back(1094), interval: 'DAY' }),
    await measured('analytics, a year by week', ANALYTICS, { from: back(364), interval: 'WEEK' }),
    await measured('analytics, 30 days', ANALYTICS, { from: back(29), interval: 'DAY' }),
    await measured('dashboard', DASHBOARD),
    await measured('stats', STATS),
    await measured('customer stats', CUSTOMERS),
  ])}\n`,
);
await app.close();
await databases.close();

/** An order is placed before each question, so that the newest day has to be summed again. */
async function measured(query: string, document: string, variables = {}) {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await prisma.staleFigureDay.create({ data: { day: kathmanduDay(now) } });
    const started = performance.now();
    await ask(document, variables, token);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return {
    query,
    'median ms': Math.round(times[TIMES >> 1] ?? 0),
    'slowest ms': Math.round(times.at(-1) ?? 0),
  };
}

async function ask(query: string, variables = {}, bearer?: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    payload: { query, variables },
  });
  const answer = response.json();
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

import { expect } from 'vitest';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

export const NOW = new Date('2026-11-20T06:00:00.000Z');
export const DAY_MS = 86_400_000;

interface Shown {
  type: string;
  at: string;
  data: unknown;
  product: { slug: string } | null;
}

type Sent = Record<string, unknown>;

/** Sends activity and reads what is kept of it, as `shopper()` where nobody else is given. */
export function followActivity(server: TestServer, shopper: () => Shopper) {
  return {
    view: (input: Sent, asking = shopper()) => track('trackProductView', input, asking),
    visit: (sessionData: Sent, asking = shopper()) => track('saveSessionData', { sessionData }, asking),
    record: (input: Sent, asking = shopper()) => track('recordActivity', input, asking),

    async activities({ ask } = shopper()) {
      const { data, errors } = await ask(
        '{ activities(first: 100) { edges { node { type at data product { slug } } } } }',
      );
      expect(errors).toBeUndefined();
      const edges: { node: Shown }[] = data?.activities.edges ?? [];
      return edges.map(({ node }) => node);
    },

    kept({ user } = shopper()) {
      return server.prisma.activity.count({ where: { userId: user.id } });
    },
  };
}

async function track(name: string, input: Sent, { ask }: Shopper) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { stored errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

export function ago(ms: number): string {
  return new Date(NOW.getTime() - ms).toISOString();
}

export function entry(given: Record<string, unknown> = {}) {
  return { type: 'PAGE_ENTRY', page: '/', timestamp: ago(1000), ...given };
}

import { expect } from 'vitest';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

export const NOW = new Date('2026-11-20T06:00:00.000Z');
export const DAY_MS = 86_400_000;

interface StoredActivity {
  type: string;
  at: string;
  data: unknown;
  product: { slug: string } | null;
}

type SentActivity = Record<string, unknown>;

/** Sends activity and reads the stored records, as `shopper()` by default. */
export function followActivity(server: TestServer, shopper: () => Shopper) {
  return {
    view: (input: SentActivity, asking = shopper()) => track('trackProductView', input, asking),
    visit: (sessionData: SentActivity, asking = shopper()) =>
      track('saveSessionData', { sessionData }, asking),
    record: (input: SentActivity, asking = shopper()) => track('recordActivity', input, asking),

    async activities({ graphql } = shopper()) {
      const { data, errors } = await graphql(
        '{ activities(first: 100) { edges { node { type at data product { slug } } } } }',
      );
      expect(errors).toBeUndefined();
      const edges: { node: StoredActivity }[] = data?.activities.edges ?? [];
      return edges.map(({ node }) => node);
    },

    countStored({ user } = shopper()) {
      return server.prisma.activity.count({ where: { userId: user.id } });
    },
  };
}

async function track(name: string, input: SentActivity, { graphql }: Shopper) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { stored errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

export function ago(ms: number): string {
  return new Date(NOW.getTime() - ms).toISOString();
}

export function entry(overrides: Record<string, unknown> = {}) {
  return { type: 'PAGE_ENTRY', page: '/', timestamp: ago(1000), ...overrides };
}

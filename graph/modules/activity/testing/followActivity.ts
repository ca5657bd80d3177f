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

/** Returns helpers that send activity and read the stored records, by default as `getShopper()`. */
export function followActivity(server: TestServer, getShopper: () => Shopper) {
  return {
    view: (input: SentActivity, client = getShopper()) => track('trackProductView', input, client),
    visit: (sessionData: SentActivity, client = getShopper()) =>
      track('saveSessionData', { sessionData }, client),
    record: (input: SentActivity, client = getShopper()) => track('recordActivity', input, client),

    async readActivities({ graphql } = getShopper()) {
      const { data, errors } = await graphql(
        '{ activities(first: 100) { edges { node { type at data product { slug } } } } }',
      );
      expect(errors).toBeUndefined();
      const edges: { node: StoredActivity }[] = data?.activities.edges ?? [];
      return edges.map(({ node }) => node);
    },

    countStored({ user } = getShopper()) {
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

export function formatTimeAgo(ms: number): string {
  return new Date(NOW.getTime() - ms).toISOString();
}

export function buildEntry(overrides: Record<string, unknown> = {}) {
  return { type: 'PAGE_ENTRY', page: '/', timestamp: formatTimeAgo(1000), ...overrides };
}

import type { DocumentNode } from '@apollo/client';
import { client } from './client.ts';

/**
 * Where the page's own first question is answered before its screen is rendered, the cache has the answer by then: the
 * screen is rendered once, in small steps, and not first without it and then with it in one go.
 */
export async function takeLandingAnswer(query: DocumentNode): Promise<void> {
  const asked = window.initialQuery;
  if (!asked?.isAnswered) return;
  const { variables } = JSON.parse(asked.body);
  // Whatever is wrong with it, the screen asks again and tells.
  await client.query({ query, variables, context: { quiet: true } }).catch(() => null);
}

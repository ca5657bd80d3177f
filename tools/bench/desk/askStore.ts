import type { Databases } from '#graph/prisma/databases.ts';
import { openApp } from '#tools/bench/openApp.ts';
import { LOAD_PASSWORD } from '#tools/load/customers.ts';
import type { Asker, Question } from './question.ts';
import type { Samples } from './samples.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { token } }';
const OWNER = { email: 'super@example.com', password: 'Super-2026!' };

type Answer = Record<string, unknown>;

/** A store in this process that answers staff, a shopper and anyone. */
export async function openStore(databases: Databases, { now, buyerEmail }: Samples) {
  const app = await openApp(databases, now);
  const signIn = async (document: string, input: object) => {
    const { data } = await post(document, { input });
    return Object.values(data as Record<string, { token: string }>)[0]?.token;
  };
  const tokens: Record<Asker, string | undefined> = {
    anyone: undefined,
    staff: await signIn(ADMIN_LOGIN, OWNER),
    shopper: await signIn(LOGIN, { email: buyerEmail, password: LOAD_PASSWORD }),
  };

  return {
    ask: ({ document, asker }: Question, variables: Question['variables'] = {}) =>
      post(document, variables, tokens[asker]),
    close: () => app.close(),
  };

  async function post(query: string, variables: object, bearer?: string): Promise<Answer> {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      // With extensions a guest is never answered from what is kept.
      payload: { query, variables, extensions: {} },
    });
    const answer = response.json();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors[0]));
    return answer;
  }
}

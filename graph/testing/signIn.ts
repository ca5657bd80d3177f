import { PASSWORD } from './aCustomer.ts';
import type { TestServer } from './server.ts';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token refreshToken user { id } errors { code field message } }
}`;

/** Signs an account in through the API. Returns its access token for `graphql(…, { token })`. */
export async function signIn(
  server: TestServer,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<string> {
  const { data } = await server.graphql(LOGIN, { input: { email, password } });
  const token: string | null = data?.login.token;
  if (!token) throw new Error(`${email} cannot sign in: ${JSON.stringify(data)}`);
  return token;
}

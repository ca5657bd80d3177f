import { expect } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import { aTwoFactor, generateCode } from '#graph/testing/aTwoFactor.ts';
import type { TestServer } from '#graph/testing/server.ts';

export const ERRORS = 'errors { code field message }';
export const STATE = 'twoFactor { confirmedAt recoveryCodesLeft isRequired }';
export const DISABLE = `mutation ($input: TwoFactorProofInput!) { disableTwoFactor(input: $input) { ${STATE} ${ERRORS} } }`;

/** Returns helpers that sign in and send requests with two factors, at the time of the server's clock. */
export function useTwoFactors(server: TestServer) {
  return {
    wait(seconds: number) {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
    },

    createCode(driftSeconds = 0) {
      return generateCode(new Date(server.clock.now.getTime() + driftSeconds * 1000));
    },

    /** Signs in through the given mutation. Returns the error, or null on success. */
    async signIn({ email }: Pick<User, 'email'>, extraInput: object = {}, field = 'adminLogin') {
      const { data, errors } = await server.graphql(
        `mutation ($input: LoginInput!) { ${field}(input: $input) { token ${ERRORS} } }`,
        { input: { email, password: PASSWORD, ...extraInput } },
      );
      if (errors?.[0]?.extensions.code === 'RATE_LIMITED') return ['RATE_LIMITED', null];
      expect(errors).toBeUndefined();
      const [problem] = data?.[field].errors ?? [];
      expect(data?.[field].token === null).toBe(problem !== undefined);
      return problem ? [problem.code, problem.field] : null;
    },

    async aMember(role: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') {
      const member = await aCustomer(server.prisma, { role });
      await aTwoFactor(server, member);
      return member;
    },
  };
}

export async function sendTwoFactorQuery({ graphql }: Shopper, query: string, input: object) {
  const { data, errors } = await graphql(query, { input });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

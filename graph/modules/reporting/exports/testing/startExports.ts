import { expect } from 'vitest';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

export const START = `mutation ($input: StartListExportInput!) {
  startListExport(input: $input) {
    export { id list format fileName status done total createdAt keptUntil }
    errors { code field message }
  }
}`;
export const OWN_EXPORTS = '{ listExports { id list status done total fileName } }';

/** Starts exports and fetches their files, by default as `getAdmin()`. */
export function startExports(server: TestServer, getAdmin: () => Shopper) {
  async function startExport(input: Record<string, unknown>, { by = getAdmin() }: { by?: Shopper } = {}) {
    const { data, errors } = await by.graphql(START, { input: { format: 'CSV', ...input } });
    expect(errors).toBeUndefined();
    return data?.startListExport;
  }

  async function downloadFile(id: string, { by = getAdmin() }: { by?: Shopper } = {}) {
    const token = await signIn(server, by.user);
    return server.app.inject({
      url: `/exports/${id}`,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    });
  }

  return { startExport, file: downloadFile };
}

export const toColumnInputs = (...names: string[]) => names.map((column) => ({ column, header: column }));

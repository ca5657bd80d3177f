import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anMp4 } from '#graph/media/video/testing/anMp4.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { describeAccess } from '../testing/describeAccess.ts';
import { getExpectedOutcome } from '../testing/getExpectedOutcome.ts';
import { toOutcome } from '../testing/toOutcome.ts';
import { otherEndpoints } from './otherEndpoints.ts';

const server = useTestServer();

const requests: Record<string, () => Promise<{ payload: Buffer; contentType: string }>> = {
  'POST /media/uploads': aPhoto,
  'POST /media/videos': () => aForm(anMp4(), 'video/mp4'),
};

test('every endpoint is tested', () => {
  expect(Object.keys(requests)).toEqual(Object.keys(otherEndpoints));
});

describeAccess(
  server,
  Object.entries(otherEndpoints).map(([name, rule]) => ({
    name,
    isRead: false,
    getOutcome: (caller) => getExpectedOutcome(rule, caller),
    async send(_fixture, { token }) {
      const [method, url] = name.split(' ') as ['POST', string];
      const request = await requests[name]?.();
      const response = await server.app.inject({
        method,
        url,
        headers: {
          'content-type': request?.contentType,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: request?.payload,
      });
      return toOutcome(response);
    },
  })),
);

async function aPhoto() {
  const size = { width: 1200, height: 1200, channels: 3 as const, background: '#b08d57' };
  return aForm(await sharp({ create: size }).png().toBuffer(), 'image/png');
}

async function aForm(bytes: Buffer, type: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'ring');
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload.ts';
import { client } from './requests/client.ts';

beforeEach(() => {
  vi.spyOn(client, 'query').mockImplementation(async ({ variables }) => ({
    data: { product: { images: [{ url: `/media/${variables?.id}.webp`, width: 1600 }] } },
  }));
});

afterEach(() => {
  for (const link of preloaded()) link.remove();
});

const preloaded = () => [...document.head.querySelectorAll('link[rel=preload]')];

async function goTo(id: string) {
  const args = { params: { id } } as unknown as Parameters<typeof preload.product>[0];
  preload.product(args);
  await vi.waitFor(() => expect(client.query).toHaveBeenCalled());
  await new Promise(setImmediate);
}

test('while the page is loaded the photograph of its piece is asked for before its screen is there', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await goTo('himal-ring');
  expect(preloaded()).toHaveLength(1);
});

test('of a piece that is gone to from another screen, its own screen asks for it', async () => {
  await goTo('tilhari');
  expect(preloaded()).toHaveLength(0);
});

import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useZipPhotos } from './useZipPhotos.ts';
import { ZipPanel } from './ZipPanel.tsx';

interface ExistingProduct {
  sku: string;
  hasPhoto?: boolean;
}

/** Builds a ZIP file with these paths. */
async function aZip(paths: string[]): Promise<File> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const path of paths) await writer.add(path, new TextReader(path));
  return new File([await writer.close()], 'photographs.zip');
}

async function selectFile(
  file: File,
  existingProducts: ExistingProduct[],
  isRefused: (id: string) => boolean = () => false,
) {
  const addedPhotos: object[] = [];
  const onDone = vi.fn();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ProductsOfSkus') {
      const edges = existingProducts.map(({ sku, hasPhoto }) => ({
        __typename: 'AdminProductEdge',
        node: {
          ...{ __typename: 'Product', id: `id-${sku}`, sku, name: `Ring ${sku}` },
          image: hasPhoto ? { __typename: 'Image', url: '/media/a.webp' } : null,
        },
      }));
      return of({ data: { adminProducts: { __typename: 'AdminProductConnection', edges } } });
    }
    if (operationName !== 'AddZipPhotograph') return NEVER;
    addedPhotos.push(variables.input);
    const error = {
      ...{ __typename: 'UserError', code: 'INVALID', reason: 'X', params: {}, field: 'id' },
      message: 'A product has at most 12 photographs.',
    };
    return of({
      data: {
        addProductImage: {
          __typename: 'AddProductImagePayload',
          errors: isRefused(variables.input.id) ? [error] : [],
        },
      },
    });
  });
  let uploadCount = 0;
  vi.stubGlobal('fetch', async () => {
    uploadCount += 1;
    return Response.json({ uploadId: `u${uploadCount}`, url: '/media/uploads/u.webp' });
  });
  const Screen = () => <ZipPanel zip={useZipPhotos({ newProducts: [], onDone })} />;
  renderScreen(<Screen />, { link });
  await userEvent.upload(screen.getByLabelText('Choose a ZIP file', { selector: 'input' }), file);
  return { added: addedPhotos, onDone };
}

test('each photo is added in order to the product whose SKU is in its file or folder name', async () => {
  const file = await aZip([
    'RG-1-2.jpg',
    'RG-1-1.jpg',
    'set/EA-2/dark.png',
    'notes.txt',
    '__MACOSX/RG-1-1.jpg',
  ]);
  const { added: addedPhotos, onDone } = await selectFile(file, [{ sku: 'RG-1' }, { sku: 'EA-2' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add photos to 2 products' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['id-RG-1', 'id-EA-2']));
  expect(addedPhotos).toEqual([
    { id: 'id-RG-1', uploadId: 'u1', alt: 'Ring RG-1' },
    { id: 'id-RG-1', uploadId: 'u2', alt: 'Ring RG-1' },
    { id: 'id-EA-2', uploadId: 'u3', alt: 'Ring EA-2', role: 'DARK' },
  ]);
  expect(screen.getByText('1 file does not match any product: notes.txt')).toBeTruthy();
});

test('products with photos keep them, and files of unknown products are listed', async () => {
  const file = await aZip(['RG-1.jpg', 'XX-9.jpg']);
  await selectFile(file, [{ sku: 'RG-1', hasPhoto: true }]);
  expect(await screen.findByText('Already has photos')).toBeTruthy();
  expect(screen.getByText('1 file does not match any product: XX-9.jpg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add photos to/ })).toBeNull();
});

test('a refused photo is shown with its file and can be retried', async () => {
  const { onDone } = await selectFile(
    await aZip(['RG-1.jpg', 'RG-2.jpg']),
    [{ sku: 'RG-1' }, { sku: 'RG-2' }],
    (id) => id === 'id-RG-1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add photos to 2 products' }));
  expect(await screen.findByText('RG-1.jpg: A product has at most 12 photographs.')).toBeTruthy();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['id-RG-2']));
  expect(screen.getByRole('button', { name: 'Add photos to 1 product' })).toBeTruthy();
});

test('a retry starts with the refused photo', async () => {
  let responseCount = 0;
  // The second photo sent is refused.
  const { added: addedPhotos } = await selectFile(
    await aZip(['RG-1-1.jpg', 'RG-1-2.jpg', 'RG-1-3.jpg']),
    [{ sku: 'RG-1' }],
    () => {
      responseCount += 1;
      return responseCount === 2;
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add photos to 1 product' }));
  await screen.findByText('RG-1-2.jpg: A product has at most 12 photographs.');
  await userEvent.click(screen.getByRole('button', { name: 'Add photos to 1 product' }));
  expect(await screen.findByText('Added')).toBeTruthy();
  expect(screen.queryByText(/at most 12 photographs/)).toBeNull();
  expect(addedPhotos.map((input) => 'uploadId' in input && input.uploadId)).toEqual(['u1', 'u2', 'u3', 'u4']);
});

test.each([
  [
    'a file that is not a ZIP',
    () => Promise.resolve(new File(['text'], 'a.zip')),
    /Could not open this file\./,
  ],
  ['a ZIP without photos', () => aZip(['a.txt']), /This file contains no photos\./],
])('%s is refused with a message', async (_case, file, message) => {
  await selectFile(await file(), []);
  expect(await screen.findByText(message)).toBeTruthy();
});

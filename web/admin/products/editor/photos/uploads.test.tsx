import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { emptyProduct, type ProductValues } from '../productValues.ts';
import { VideoPanel } from '../video/VideoPanel.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { Uploads, useUploads } from './uploads.ts';

/** The editor's upload panels with its save button. */
function Editor({ onSave }: { onSave: (values: ProductValues) => void }) {
  const form = useForm<ProductValues>({ defaultValues: emptyProduct });
  const uploads = useUploads();
  const save = async () => void ((await uploads.waitForUploads()) && form.handleSubmit(onSave)());
  return (
    <FormProvider {...form}>
      <Uploads value={uploads}>
        <PhotosPanel />
        <VideoPanel />
      </Uploads>
      <button type="button" onClick={() => void save()}>
        {uploads.isWaiting ? 'Waiting' : 'Save'}
      </button>
    </FormProvider>
  );
}

function selectFile(field: string, name: string, type: string) {
  const file = new File(['bytes'], name, { type });
  fireEvent.change(screen.getByLabelText(field, { selector: 'input' }), { target: { files: [file] } });
}

/** Mocks a server whose uploads finish one by one on request. */
function mockUploads() {
  const resolvers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => resolvers.push(resolve)));
  return (response: Response) => act(async () => resolvers.shift()?.(response));
}

const createUploadResponse = (id: string) => Response.json({ uploadId: id, url: `/media/uploads/${id}` });

test('saving waits for photos and videos that are still uploading', async () => {
  const finishUpload = mockUploads();
  const onSave = vi.fn();
  renderScreen(<Editor onSave={onSave} />);
  selectFile('Choose photos', 'ring.jpg', 'image/jpeg');
  selectFile('Choose a video', 'turn.mp4', 'video/mp4');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Waiting')).toBeTruthy();
  await finishUpload(createUploadResponse('7'));
  expect(onSave).not.toHaveBeenCalled();
  await finishUpload(createUploadResponse('8'));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    images: [{ uploadId: '7' }],
    video: [{ uploadId: '8' }],
  });
});

test('nothing is saved if an upload fails, and the reason is shown', async () => {
  const finishUpload = mockUploads();
  const onSave = vi.fn();
  renderScreen(<Editor onSave={onSave} />);
  selectFile('Choose photos', 'ring.jpg', 'image/jpeg');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await finishUpload(Response.json({ message: 'Use a photo of at most 10 MB.' }, { status: 422 }));
  expect(await screen.findByText('ring.jpg: Use a photo of at most 10 MB.')).toBeTruthy();
  expect(await screen.findByText('Save')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

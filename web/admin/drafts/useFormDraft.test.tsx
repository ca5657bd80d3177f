import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { DraftNote } from './DraftNote.tsx';
import { type Draft, useDraft } from './useDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

interface Coupon {
  code: string;
  percent: string;
}

const saved: Coupon = { code: 'TIHAR', percent: '10' };

function Editor({ coupon }: { coupon: Coupon }) {
  const draft = useDraft<Coupon, Coupon>('coupon:7');
  return <CouponForm key={draft.round} {...{ coupon, draft }} />;
}

function CouponForm({ coupon, draft }: { coupon: Coupon; draft: Draft<Coupon, Coupon> }) {
  const base = draft.found?.base ?? coupon;
  const form = useForm<Coupon>({ defaultValues: base });
  const restoredAt = useFormDraft(form, draft, base);
  return (
    <form onSubmit={form.handleSubmit((values) => form.reset(values))}>
      <DraftNote at={restoredAt} onDiscard={draft.discard} />
      <input aria-label="Code" {...form.register('code')} />
      <input aria-label="Percent" {...form.register('percent')} />
      <button type="submit">Save</button>
      <p role="status">{Object.keys(form.formState.dirtyFields).join()}</p>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const note = () => screen.queryByText(/^Unsaved changes of .* restored$/);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

function open(coupon = saved) {
  cleanup();
  renderScreen(<Editor coupon={coupon} />);
}

async function typeAndLeave() {
  open();
  await userEvent.type(field('Percent'), '5');
  cleanup();
}

beforeEach(() => signIn('1'));
function signIn(id: string) {
  keepSession(`t${id}`.padEnd(60, 'x'), aViewer({ id, role: 'ADMIN' }));
}

test('what was typed and not saved is there again, and is said to be', async () => {
  open();
  expect(note()).toBeNull();
  await typeAndLeave();
  open();
  expect(note()).not.toBeNull();
  expect([field('Code').value, field('Percent').value]).toEqual(['TIHAR', '105']);
});

test('it lies over the version that it was typed over, so that only what was touched counts as changed', async () => {
  await typeAndLeave();
  open({ code: 'DASHAIN', percent: '12' });
  expect(field('Code').value).toBe('TIHAR');
  expect(screen.getByRole('status').textContent).toBe('percent');
});

test('discarding it begins anew with what is saved', async () => {
  await typeAndLeave();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([field('Percent').value, note(), drafts()]).toEqual(['10', null, []]);
});

test('a save leaves no draft, and the note goes with it', async () => {
  await typeAndLeave();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => note()).toBeNull();
  expect([field('Percent').value, drafts()]).toEqual(['105', []]);
});

test('typing it back leaves no draft', async () => {
  open();
  await userEvent.type(field('Percent'), '5');
  expect(drafts()).toHaveLength(1);
  await userEvent.type(field('Percent'), '{Backspace}');
  expect(drafts()).toEqual([]);
});

test('it is of the account that typed it, and of no other', async () => {
  await typeAndLeave();
  signIn('2');
  open();
  expect([field('Percent').value, note()]).toEqual(['10', null]);
});

test('a draft of more than a day ago is not restored', async () => {
  await typeAndLeave();
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  open();
  expect([field('Percent').value, note()]).toEqual(['10', null]);
});

test('what is typed once another account has signed in is kept for neither', async () => {
  open();
  signIn('2');
  await userEvent.type(field('Percent'), '5');
  expect(drafts()).toEqual([]);
});

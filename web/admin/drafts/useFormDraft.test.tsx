import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { DraftNote } from './DraftNote.tsx';
import { type Draft, useDraft } from './useDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

interface Coupon {
  code: string;
  percent: string;
}

const savedCoupon: Coupon = { code: 'TIHAR', percent: '10' };

function Editor({ coupon }: { coupon: Coupon }) {
  const draft = useDraft<Coupon, Coupon>('coupon:7');
  return <CouponForm key={draft.resetCount} {...{ coupon, draft }} />;
}

function CouponForm({ coupon, draft }: { coupon: Coupon; draft: Draft<Coupon, Coupon> }) {
  const base = draft.stored?.base ?? coupon;
  const form = useForm<Coupon>({ defaultValues: base });
  const restoredAt = useFormDraft(form, draft, base);
  return (
    <form onSubmit={form.handleSubmit((values) => form.reset(values))}>
      <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
      <input aria-label="Code" {...form.register('code')} />
      <input aria-label="Percent" {...form.register('percent')} />
      <button type="submit">Save</button>
      <p role="status">{Object.keys(form.formState.dirtyFields).join()}</p>
    </form>
  );
}

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const queryNote = () => screen.queryByText(/^Unsaved changes from .* restored$/);
const listDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

function open(coupon = savedCoupon) {
  cleanup();
  renderScreen(<Editor coupon={coupon} />);
}

async function typeAndUnmount() {
  open();
  await userEvent.type(getField('Percent'), '5');
  cleanup();
}

beforeEach(() => signIn('1'));
function signIn(id: string) {
  storeSession(`t${id}`.padEnd(60, 'x'), createViewer({ id, role: 'ADMIN' }));
}

test('unsaved input is restored, and a note is shown', async () => {
  open();
  expect(queryNote()).toBeNull();
  await typeAndUnmount();
  open();
  expect(queryNote()).not.toBeNull();
  expect([getField('Code').value, getField('Percent').value]).toEqual(['TIHAR', '105']);
});

test('a draft is applied to the version it is based on, so that only edited fields count as changed', async () => {
  await typeAndUnmount();
  open({ code: 'DASHAIN', percent: '12' });
  expect(getField('Code').value).toBe('TIHAR');
  expect(screen.getByRole('status').textContent).toBe('percent');
});

test('discarding a draft starts again from the saved values', async () => {
  await typeAndUnmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([getField('Percent').value, queryNote(), listDrafts()]).toEqual(['10', null, []]);
});

test('saving deletes the draft and hides the note', async () => {
  await typeAndUnmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => queryNote()).toBeNull();
  expect([getField('Percent').value, listDrafts()]).toEqual(['105', []]);
});

test('undoing all changes by typing deletes the draft', async () => {
  open();
  await userEvent.type(getField('Percent'), '5');
  expect(listDrafts()).toHaveLength(1);
  await userEvent.type(getField('Percent'), '{Backspace}');
  expect(listDrafts()).toEqual([]);
});

test('a draft is restored only for the account that typed it', async () => {
  await typeAndUnmount();
  signIn('2');
  open();
  expect([getField('Percent').value, queryNote()]).toEqual(['10', null]);
});

test('a draft older than a day is not restored', async () => {
  await typeAndUnmount();
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  open();
  expect([getField('Percent').value, queryNote()]).toEqual(['10', null]);
});

test('input typed after another account signed in is stored for neither account', async () => {
  open();
  signIn('2');
  await userEvent.type(getField('Percent'), '5');
  expect(listDrafts()).toEqual([]);
});

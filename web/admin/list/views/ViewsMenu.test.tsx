import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { Observable, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { couponsList } from '../../coupons/couponsList.tsx';
import { parseListUrl } from '../state/listUrl.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const view = {
  __typename: 'SavedView',
  ...{ id: 'expiring', list: couponsList.id, name: 'Expiring', query: '' },
  ...{ isShared: false, isMine: true, isDefault: false },
};

test('leaving a list while its views are loading causes no error', async () => {
  const onUnhandledRejection = vi.fn();
  process.on('unhandledRejection', onUnhandledRejection);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandledRejection));
  let requestCount = 0;
  let isAborted = false;
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'SetDefaultSavedView')
      return of({
        data: { setDefaultSavedView: { __typename: 'SavedViewsPayload', views: [view], errors: [] } },
      });
    requestCount += 1;
    if (requestCount === 1) return of({ data: { savedViews: [view] } });
    return new Observable(() => () => {
      isAborted = true;
    });
  });
  const state = { ...parseListUrl(new URLSearchParams(), couponsList), view: view.id };
  const { unmount } = renderScreen(<ViewsMenu definition={couponsList} state={state} change={vi.fn()} />, {
    link,
  });

  fireEvent.click(await screen.findByRole('button', { name: 'View: Expiring' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Set “Expiring” as default' }));
  await expect.poll(() => requestCount).toBe(2);
  unmount();
  await expect.poll(() => isAborted).toBe(true);
  await new Promise(setImmediate);
  expect(onUnhandledRejection).not.toHaveBeenCalled();
});

test('the viewer’s own view can be renamed and shared', async () => {
  const sentInputs: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'UpdateSavedView') return of({ data: { savedViews: [{ ...view, isMine: true }] } });
    sentInputs.push(variables.input);
    return of({ data: { updateSavedView: { __typename: 'SavedViewPayload', view, errors: [] } } });
  });
  const state = { ...parseListUrl(new URLSearchParams(), couponsList), view: view.id };
  renderScreen(<ViewsMenu definition={couponsList} state={state} change={vi.fn()} />, { link });

  fireEvent.click(await screen.findByRole('button', { name: 'View: Expiring' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename or share “Expiring”' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ends this week' } });
  fireEvent.click(screen.getByLabelText('Share with all staff'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sentInputs).toEqual([{ id: 'expiring', name: 'Ends this week', isShared: true }]);
});

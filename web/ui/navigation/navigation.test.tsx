import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createHashHistory as createHashHistory, Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLazyScreen } from './LazyScreen.tsx';
import { NavigatedScreens } from './NavigatedScreens.tsx';
import { createNavigation } from './navigation.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

const RINGS = () => <p>Rings</p>;

let load: () => Promise<ComponentType>;

beforeEach(() => {
  window.history.pushState(null, '', '#/');
  load = async () => RINGS;
});

/** Delays the rings screen. Returns a function that completes the loading. */
function delayScreen() {
  let finishLoading = () => {};
  const pendingScreen = new Promise<ComponentType>((resolve) => {
    finishLoading = () => resolve(RINGS);
  });
  load = () => pendingScreen;
  return () => finishLoading();
}

function Home() {
  return (
    <>
      <p>Home</p>
      <Link to="/rings">To the rings</Link>
      <Link to="/about">To the house</Link>
    </>
  );
}

function Form() {
  const blockedNavigation = useLeaveGuard(({ pathname }) => pathname !== '/form');
  return (
    <>
      <p>Form</p>
      <Link to="/about">To the house</Link>
      {blockedNavigation && (
        <div role="dialog">
          <button type="button" onClick={blockedNavigation.leave}>
            Leave
          </button>
          <button type="button" onClick={blockedNavigation.stay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

function createTestNavigation() {
  return createNavigation(createHashHistory(), [
    { path: '/', element: <Home /> },
    { path: '/about', element: 'The house' },
    { path: '/form', element: <Form /> },
    createLazyScreen({ path: '/rings' }, () => load()),
  ]);
}

function open() {
  const navigation = createTestNavigation();
  render(<TestApp navigation={navigation} />);
  return navigation;
}

function TestApp({ navigation }: { navigation: ReturnType<typeof createNavigation> }) {
  return (
    <ErrorBoundary fallback="It broke">
      <NavigatedScreens navigation={navigation} />
    </ErrorBoundary>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

test('the current screen and its URL stay until the next screen is loaded', async () => {
  const finishLoading = delayScreen();
  open();
  press('To the rings');
  expect(screen.getByText('Home')).toBeTruthy();
  expect(window.location.hash).toBe('#/');

  await act(async () => finishLoading());
  expect(screen.getByText('Rings')).toBeTruthy();
  expect(window.location.hash).toBe('#/rings');
});

test('navigating elsewhere while a screen loads replaces the pending navigation', async () => {
  const finishLoading = delayScreen();
  open();
  press('To the rings');
  press('To the house');
  expect(await screen.findByText('The house')).toBeTruthy();

  await act(async () => finishLoading());
  expect(screen.getByText('The house')).toBeTruthy();
  expect(window.location.hash).toBe('#/about');
});

test('a link followed during hydration continues from the rendered location', async () => {
  const onRecoverableError = vi.fn();
  const navigation = createTestNavigation();
  const renderedArrival = navigation.arrival;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<NavigatedScreens navigation={navigation} />);

  await navigation.goTo('/about');
  render(<NavigatedScreens navigation={navigation} renderedArrival={renderedArrival} />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
  expect(await screen.findByText('The house')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a screen that fails to load is replaced by an error, and the next navigation loads it again', async () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { goTo } = open();
  press('To the rings');
  expect(await screen.findByText('It broke')).toBeTruthy();
  expect(window.location.hash).toBe('#/rings');

  load = async () => RINGS;
  await act(() => goTo('/rings'));
  expect(logError).toHaveBeenCalled();
});

test('a guard blocks a link until the navigation is released', async () => {
  const { goTo } = open();
  await act(() => goTo('/form'));
  press('To the house');
  press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('#/form');

  press('To the house');
  press('Leave');
  expect(await screen.findByText('The house')).toBeTruthy();
  expect(window.location.hash).toBe('#/about');
});

test('a guard blocks Back and the URL change until the navigation is released', async () => {
  const { goTo } = open();
  await act(() => goTo('/form'));
  window.history.back();
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.location.hash).toBe('#/form'));

  press('Leave');
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(window.location.hash).toBe('#/');
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createHashHistory as createHashHistory, Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen } from './LazyScreen.tsx';
import { NavigatedScreens } from './NavigatedScreens.tsx';
import { createNavigation } from './navigation.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

const RINGS = () => <p>Rings</p>;

let load: () => Promise<ComponentType>;

beforeEach(() => {
  window.history.pushState(null, '', '#/');
  load = async () => RINGS;
});

/** Answers what lets the screen of the rings arrive. */
function holdBack() {
  let arrive = () => {};
  const fetched = new Promise<ComponentType>((resolve) => {
    arrive = () => resolve(RINGS);
  });
  load = () => fetched;
  return () => arrive();
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
  const held = useLeaveGuard(({ pathname }) => pathname !== '/form');
  return (
    <>
      <p>Form</p>
      <Link to="/about">To the house</Link>
      {held && (
        <div role="dialog">
          <button type="button" onClick={held.leave}>
            Leave
          </button>
          <button type="button" onClick={held.stay}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

function lead() {
  return createNavigation(createHashHistory(), [
    { path: '/', element: <Home /> },
    { path: '/about', element: 'The house' },
    { path: '/form', element: <Form /> },
    lazyScreen({ path: '/rings' }, () => load()),
  ]);
}

function open() {
  const navigation = lead();
  render(<Shown navigation={navigation} />);
  return navigation;
}

function Shown({ navigation }: { navigation: ReturnType<typeof createNavigation> }) {
  return (
    <ErrorBoundary fallback="It broke">
      <NavigatedScreens navigation={navigation} />
    </ErrorBoundary>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

test('what is shown stays, with its address, until the next screen has been fetched', async () => {
  const arrive = holdBack();
  open();
  press('To the rings');
  expect(screen.getByText('Home')).toBeTruthy();
  expect(window.location.hash).toBe('#/');

  await act(async () => arrive());
  expect(screen.getByText('Rings')).toBeTruthy();
  expect(window.location.hash).toBe('#/rings');
});

test('whoever goes elsewhere while a screen is on its way gets there, and stays', async () => {
  const arrive = holdBack();
  open();
  press('To the rings');
  press('To the house');
  expect(await screen.findByText('The house')).toBeTruthy();

  await act(async () => arrive());
  expect(screen.getByText('The house')).toBeTruthy();
  expect(window.location.hash).toBe('#/about');
});

test('a link that is followed while React takes over the server’s page leads on from what that shows', async () => {
  const onRecoverableError = vi.fn();
  const navigation = lead();
  const rendered = navigation.arrival;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<NavigatedScreens navigation={navigation} />);

  await navigation.goTo('/about');
  render(<NavigatedScreens navigation={navigation} rendered={rendered} />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
  expect(await screen.findByText('The house')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a screen that cannot be fetched says so in its place, and is fetched anew the next time', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { goTo } = open();
  press('To the rings');
  expect(await screen.findByText('It broke')).toBeTruthy();
  expect(window.location.hash).toBe('#/rings');

  load = async () => RINGS;
  await act(() => goTo('/rings'));
  expect(logged).toHaveBeenCalled();
});

test('a link is held back until it is let go', async () => {
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

test('Back is held back until it is let go, and the address with it', async () => {
  const { goTo } = open();
  await act(() => goTo('/form'));
  window.history.back();
  await screen.findByRole('dialog');
  await waitFor(() => expect(window.location.hash).toBe('#/form'));

  press('Leave');
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(window.location.hash).toBe('#/');
});

import { isStaff } from '#domain/accounts/roles.ts';
import { onDevice } from '#web/ui/browser/storage.ts';
import { parseViewer, toStoredViewer, type Viewer } from './viewer.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
const MINIMUM_LENGTH = 50;
const COOKIE = 'token';
const TOKEN_KEYS = ['authToken', 'tokenSetTime', 'authData'];
const SESSION_KEYS = ['user', 'authState'];

/** Returns the stored token, valid or not. */
export function storedToken(): string | null {
  return readCookie() ?? localStorage.getItem('authToken');
}

/** Returns the token's age in ms; infinite if its time was not stored. */
export function tokenAge(now = Date.now()): number {
  const setTime = Number(localStorage.getItem('tokenSetTime') || Number.NaN);
  return Number.isFinite(setTime) ? now - setTime : Number.POSITIVE_INFINITY;
}

export function isTokenValid(now = Date.now()): boolean {
  const token = storedToken();
  // The browser would not send a header with other characters.
  if (!token || !/^[\x21-\x7e]+$/.test(token) || token === 'undefined' || token === 'null') return false;
  return token.length >= MINIMUM_LENGTH && tokenAge(now) < LIFETIME;
}

/**
 * True if this viewer's session is still open in the browser's storage, which changes shortly before the screens do.
 */
export function isSignedInAs(viewerId: string): boolean {
  return isTokenValid() && savedViewer()?.id === viewerId;
}

export function storeSession(token: string, viewer: Viewer, now = Date.now()): void {
  const user = toStoredViewer(viewer);
  const sessionId = newSessionId(now);
  const { userAgent } = navigator;
  writeCookie(token, LIFETIME / 1000);
  localStorage.setItem('authToken', token);
  localStorage.setItem('tokenSetTime', String(now));
  localStorage.setItem('authData', JSON.stringify({ token, setTime: now, userAgent, sessionId }));
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem(
    'authState',
    JSON.stringify({ user, loginTime: now, isAdmin: isStaff(user.role), userAgent, sessionId }),
  );
}

/** Updates the user of the session. */
export function storeViewer(viewer: Viewer): void {
  const user = toStoredViewer(viewer);
  localStorage.setItem('user', JSON.stringify(user));
  const state = onDevice.readRecord('authState');
  if (state) localStorage.setItem('authState', JSON.stringify({ ...state, user }));
}

/** Returns the user of a session saved less than 30 days ago; null otherwise. */
export function savedViewer(now = Date.now()): Viewer | null {
  const saved = onDevice.readRecord('authState');
  return saved && now - Number(saved.loginTime) < LIFETIME ? parseViewer(saved.user) : null;
}

/** Returns the user of the saved session. Removes all data of a session that is too old or unreadable. */
export function restoreViewer(now = Date.now()): Viewer | null {
  const viewer = savedViewer(now);
  if (!viewer && onDevice.readText('authState') !== null) clearSession();
  return viewer;
}

/** Returns the sign-in that started the saved session, with its time in ms; null if there is none. */
export function savedLogin(): { sessionId: string; loginTime: number } | null {
  const saved = onDevice.readRecord('authState');
  if (typeof saved?.sessionId !== 'string') return null;
  return { sessionId: saved.sessionId, loginTime: Number(saved.loginTime) };
}

/**
 * True if the browser remembers a staff member. It may show the back office, but never replaces the server's check.
 */
export function isStaffRemembered(): boolean {
  return [onDevice.read('user'), onDevice.readRecord('authState')?.user].some((user) => {
    const viewer = parseViewer(user);
    return viewer !== null && isStaff(viewer.role);
  });
}

export function clearToken(): void {
  writeCookie('', 0);
  for (const key of TOKEN_KEYS) localStorage.removeItem(key);
}

export function clearSession(): void {
  clearToken();
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
}

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  if (!pair) return null;
  const value = pair.slice(COOKIE.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function writeCookie(value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Lax`;
}

function newSessionId(now: number): string {
  return `${now.toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

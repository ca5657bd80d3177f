import { isStaff } from '#domain/accounts/roles.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import { parseViewer, toStoredViewer, type Viewer } from './viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
const MIN_TOKEN_LENGTH = 50;
const COOKIE_NAME = 'token';
const TOKEN_KEYS = ['authToken', 'tokenSetTime', 'authData'];
const SESSION_KEYS = ['user', 'authState'];

/** Returns the stored token, valid or not. */
export function readToken(): string | null {
  return readCookie() ?? localStorage.getItem('authToken');
}

/** Returns the token's age in ms; infinite if its time was not stored. */
export function getTokenAge(now = Date.now()): number {
  const tokenSetTime = Number(localStorage.getItem('tokenSetTime') || Number.NaN);
  return Number.isFinite(tokenSetTime) ? now - tokenSetTime : Number.POSITIVE_INFINITY;
}

export function isTokenValid(now = Date.now()): boolean {
  const token = readToken();
  // The browser would not send a header with other characters.
  if (!token || !/^[\x21-\x7e]+$/.test(token) || token === 'undefined' || token === 'null') return false;
  return token.length >= MIN_TOKEN_LENGTH && getTokenAge(now) < LIFETIME_MS;
}

/**
 * True if the browser's storage still contains this viewer's open session. The storage changes shortly before the
 * screens do.
 */
export function isSignedInAs(viewerId: string): boolean {
  return isTokenValid() && readSavedViewer()?.id === viewerId;
}

export function storeSession(token: string, viewer: Viewer, now = Date.now()): void {
  const user = toStoredViewer(viewer);
  const sessionId = createSessionId(now);
  const { userAgent } = navigator;
  writeCookie(token, LIFETIME_MS / 1000);
  localStorage.setItem('authToken', token);
  localStorage.setItem('tokenSetTime', String(now));
  localStorage.setItem('authData', JSON.stringify({ token, setTime: now, userAgent, sessionId }));
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem(
    'authState',
    JSON.stringify({ user, loginTime: now, isAdmin: isStaff(user.role), userAgent, sessionId }),
  );
}

/** Updates the viewer stored with the session. */
export function storeViewer(viewer: Viewer): void {
  const user = toStoredViewer(viewer);
  localStorage.setItem('user', JSON.stringify(user));
  const state = deviceStorage.readRecord('authState');
  if (state) localStorage.setItem('authState', JSON.stringify({ ...state, user }));
}

/** Returns the viewer of a session saved less than 30 days ago; null otherwise. */
export function readSavedViewer(now = Date.now()): Viewer | null {
  const savedState = deviceStorage.readRecord('authState');
  return savedState && now - Number(savedState.loginTime) < LIFETIME_MS ? parseViewer(savedState.user) : null;
}

/** Returns the viewer of the saved session. Removes all data of a session that is too old or unreadable. */
export function restoreViewer(now = Date.now()): Viewer | null {
  const viewer = readSavedViewer(now);
  if (!viewer && deviceStorage.readText('authState') !== null) clearSession();
  return viewer;
}

/** Returns the sign-in that started the saved session, with its time in ms; null if there is none. */
export function readSavedLogin(): { sessionId: string; loginTime: number } | null {
  const savedState = deviceStorage.readRecord('authState');
  if (typeof savedState?.sessionId !== 'string') return null;
  return { sessionId: savedState.sessionId, loginTime: Number(savedState.loginTime) };
}

/**
 * True if the browser's storage contains a staff member. This only decides whether to show the back office; the server
 * enforces permissions.
 */
export function isStaffRemembered(): boolean {
  return [deviceStorage.read('user'), deviceStorage.readRecord('authState')?.user].some((user) => {
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
  const cookiePair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  if (!cookiePair) return null;
  const value = cookiePair.slice(COOKIE_NAME.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function writeCookie(value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE_NAME}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Lax`;
}

function createSessionId(now: number): string {
  return `${now.toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

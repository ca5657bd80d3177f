import { isStaff } from '#domain/accounts/roles.ts';
import { onDevice } from '#web/ui/browser/storage.ts';
import { asViewer, toKept, type Viewer } from './viewer.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
const MINIMUM_LENGTH = 50;
const COOKIE = 'token';
const TOKEN_KEYS = ['authToken', 'tokenSetTime', 'authData'];
const SESSION_KEYS = ['user', 'authState'];

/** The token as it stands in the browser, without a look at whether it is still good. */
export function storedToken(): string | null {
  return readCookie() ?? localStorage.getItem('authToken');
}

/** How old the token is, in ms; infinite where the time was not kept. */
export function tokenAge(now = Date.now()): number {
  const setTime = Number(localStorage.getItem('tokenSetTime') || Number.NaN);
  return Number.isFinite(setTime) ? now - setTime : Number.POSITIVE_INFINITY;
}

export function isTokenValid(now = Date.now()): boolean {
  const token = storedToken();
  // What cannot stand in a header would be sent as nothing at all.
  if (!token || !/^[\x21-\x7e]+$/.test(token) || token === 'undefined' || token === 'null') return false;
  return token.length >= MINIMUM_LENGTH && tokenAge(now) < LIFETIME;
}

/** Whether a session of this viewer is still open here: it ends a moment before the screens hear of it. */
export function isSignedInAs(viewerId: string): boolean {
  return isTokenValid() && savedViewer()?.id === viewerId;
}

export function keepSession(token: string, viewer: Viewer, now = Date.now()): void {
  const user = toKept(viewer);
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

/** Takes over what has changed about the user of the session. */
export function keepViewer(viewer: Viewer): void {
  const user = toKept(viewer);
  localStorage.setItem('user', JSON.stringify(user));
  const state = onDevice.readRecord('authState');
  if (state) localStorage.setItem('authState', JSON.stringify({ ...state, user }));
}

/** The user of a session that was saved less than 30 days ago. */
export function savedViewer(now = Date.now()): Viewer | null {
  const saved = onDevice.readRecord('authState');
  return saved && now - Number(saved.loginTime) < LIFETIME ? asViewer(saved.user) : null;
}

/** The user of the saved session. Removes every part of a session that is too old or unreadable. */
export function restoreViewer(now = Date.now()): Viewer | null {
  const viewer = savedViewer(now);
  if (!viewer && onDevice.readText('authState') !== null) clearSession();
  return viewer;
}

/** The sign-in that the saved session began with; its time in ms. */
export function savedLogin(): { sessionId: string; loginTime: number } | null {
  const saved = onDevice.readRecord('authState');
  if (typeof saved?.sessionId !== 'string') return null;
  return { sessionId: saved.sessionId, loginTime: Number(saved.loginTime) };
}

/** Whether the browser remembers somebody of the staff: good enough to show a door, not to open one. */
export function rememberedStaff(): boolean {
  return [onDevice.read('user'), onDevice.readRecord('authState')?.user].some((user) => {
    const viewer = asViewer(user);
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

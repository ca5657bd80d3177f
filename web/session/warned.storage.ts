const KEY = 'sessionWarned';

/** Whether this browser was warned of the present token's end already; from now on it was. */
export function wasWarned(): boolean {
  const token = localStorage.getItem('tokenSetTime') ?? '';
  if (localStorage.getItem(KEY) === token) return true;
  localStorage.setItem(KEY, token);
  return false;
}

const KEY = 'deliveryDistrict';
const AT_HOME = 'Kathmandu';

/** The district chosen last, at first the capital. */
export function readDistrict(): string {
  try {
    return localStorage.getItem(KEY) || AT_HOME;
  } catch {
    return AT_HOME;
  }
}

export function rememberDistrict(district: string): void {
  try {
    localStorage.setItem(KEY, district);
  } catch {
    // Without storage it holds for this screen.
  }
}

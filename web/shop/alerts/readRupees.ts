const DEVANAGARI_ZERO = 0x0966;

/** Whole rupees as people write them, `1,50,000` or `रु १,५०,०००`; null for anything else. */
export function readRupees(text: string): number | null {
  const latin = text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - DEVANAGARI_ZERO));
  const figures = latin.replace(/^\s*(NPR|Rs\.?|रु\.?)/i, '').replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null;
}

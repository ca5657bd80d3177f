import { expect, test } from 'vitest';
import { parseBrowserInfo } from './browserInfo.ts';

const WEBKIT_PREFIX = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM_PREFIX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${CHROMIUM_PREFIX} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', '143.0.0.0'],
  [`${CHROMIUM_PREFIX} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.2.1`, 'Edge', '143.0.2.1'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox', '146.0'],
  [`Mozilla/5.0 (Macintosh) ${WEBKIT_PREFIX} Version/26.1 Safari/605.1.15`, 'Safari', '26.1'],
  [`Mozilla/5.0 (iPhone) ${WEBKIT_PREFIX} CriOS/143.0.1 Mobile/15E148 Safari/604.1`, 'Chrome', '143.0.1'],
  [`Mozilla/5.0 (iPhone) ${WEBKIT_PREFIX} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', '146.0'],
  ['curl/8.5.0', 'Unknown', ''],
])('identifies %s as %s %s', (userAgent, name, version) => {
  expect(parseBrowserInfo(userAgent)).toEqual({ name, version, userAgent });
});

import { expect, test } from 'vitest';
import { browserInfo } from './browserInfo.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const GOOGLE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${GOOGLE} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', '143.0.0.0'],
  [`${GOOGLE} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.2.1`, 'Edge', '143.0.2.1'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox', '146.0'],
  [`Mozilla/5.0 (Macintosh) ${APPLE} Version/26.1 Safari/605.1.15`, 'Safari', '26.1'],
  [`Mozilla/5.0 (iPhone) ${APPLE} CriOS/143.0.1 Mobile/15E148 Safari/604.1`, 'Chrome', '143.0.1'],
  [`Mozilla/5.0 (iPhone) ${APPLE} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', '146.0'],
  ['curl/8.5.0', 'Unknown', ''],
])('%s is %s %s', (userAgent, name, version) => {
  expect(browserInfo(userAgent)).toEqual({ name, version, userAgent });
});

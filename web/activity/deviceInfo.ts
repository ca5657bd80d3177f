/** The device of this visit, as far as the browser tells. */
export function deviceInfo() {
  const { userAgent, platform, language, cookieEnabled, onLine } = navigator;
  return {
    userAgent,
    platform,
    language,
    cookiesEnabled: cookieEnabled,
    online: onLine,
    screenWidth: screen.width,
    screenHeight: screen.height,
    colourDepth: screen.colorDepth,
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

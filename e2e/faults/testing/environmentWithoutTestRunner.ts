/** This process's environment without what the tests themselves are run with. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign =
    /^(VITEST|NODE_ENV|NODE_OPTIONS|DATABASE_URL|JWT_SECRET|TEST_|npm_|DEV$|PROD$|SSR$|MODE$|BASE_URL)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/** Returns this process's environment without the variables of the test runner. */
export function getEnvironmentWithoutTestRunner(): NodeJS.ProcessEnv {
  const testRunnerVariables =
    /^(VITEST|NODE_ENV|NODE_OPTIONS|DATABASE_URL|JWT_SECRET|TEST_|npm_|DEV$|PROD$|SSR$|MODE$|BASE_URL)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !testRunnerVariables.test(name)));
}

// @ts-check
// npm run pictures: compares the main screens with e2e/visual/pictures. npm run pictures -- --update-snapshots replaces
// those pictures. Arguments after -- are passed to Playwright.

import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { findOrInstallBrowser } from '../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { getPackageCommand, runNodeOrThrow } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { openTestStore } from '../../scripts/lib/suites/testStore.mjs';

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const chromium = await findOrInstallBrowser();
  const { url, databaseUrl } = await openTestStore();
  const playwrightCommand = [
    getPackageCommand('playwright'),
    'test',
    '--project=visual',
    ...process.argv.slice(2),
  ];
  await runNodeOrThrow(playwrightCommand, {
    env: { BASE_URL: url, DATABASE_URL: databaseUrl, CHROMIUM_PATH: chromium },
    show: true,
    failure: 'Some screens look different. The differences are in test-results.',
  });
});

import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

interface SchemaVersions {
  /** Schema of the latest release. */
  released: string;
  current: string;
  changelog: string;
}

/** Returns breaking changes whose path is not listed in backticks under “Unreleased” in the changelog. */
export async function findUnlistedBreakingChanges({
  released,
  current: currentSchema,
  changelog,
}: SchemaVersions): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(currentSchema));
  const unreleasedSection = extractUnreleased(changelog);
  return changes
    .filter(
      ({ criticality, path }) =>
        criticality.level === CriticalityLevel.Breaking && !isListed(unreleasedSection, path),
    )
    .map(({ path, message }) => `${path}: ${message}`);
}

function extractUnreleased(changelog: string): string {
  const [, section = ''] = changelog.split(/^## Unreleased$/m);
  return section.split(/^## /m)[0] ?? '';
}

function isListed(section: string, path: string | undefined): boolean {
  return path !== undefined && section.includes(`\`${path}\``);
}

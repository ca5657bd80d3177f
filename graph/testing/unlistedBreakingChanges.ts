import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

interface Schemas {
  /** What programs were written for. */
  released: string;
  present: string;
  changelog: string;
}

/** What would break programs and is not named, by its path in backquotes, under Unreleased in the changelog. */
export async function unnamedBreaks({ released, present, changelog }: Schemas): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(present));
  const named = unreleased(changelog);
  return changes
    .filter(({ criticality, path }) => criticality.level === CriticalityLevel.Breaking && !isIn(named, path))
    .map(({ path, message }) => `${path}: ${message}`);
}

function unreleased(changelog: string): string {
  const [, section = ''] = changelog.split(/^## Unreleased$/m);
  return section.split(/^## /m)[0] ?? '';
}

function isIn(section: string, path: string | undefined): boolean {
  return path !== undefined && section.includes(`\`${path}\``);
}

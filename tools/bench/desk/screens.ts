import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

let known: Map<string, DefinitionNode> | undefined;

/** What a screen asks under this name, with the fragments that its components want: the survey asks no less than people do. */
export function asked(operation: string): string {
  known ??= readDefinitions();
  const wanted = new Set([keyOf(Kind.OPERATION_DEFINITION, operation)]);
  const texts: string[] = [];
  // A set is gone through to its end, also where that moves.
  for (const key of wanted) {
    const definition = known.get(key);
    if (!definition) throw new Error(`No screen has ${key}.`);
    visit(definition, {
      FragmentSpread: (spread) => void wanted.add(keyOf(Kind.FRAGMENT_DEFINITION, spread.name.value)),
    });
    texts.push(print(definition));
  }
  return texts.join('\n');
}

function readDefinitions(): Map<string, DefinitionNode> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const definitions = files.flatMap((file) => parse(readFileSync(join(WEB, file), 'utf8')).definitions);
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[keyOf(definition.kind, definition.name?.value ?? ''), definition] as const]
        : [],
    ),
  );
}

/** An operation may be called as a fragment is. */
function keyOf(kind: Kind, name: string): string {
  return `${kind} ${name}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { auditFieldTexts } from './auditFieldTexts.ts';
import { actionTexts, entityTexts } from './auditTexts.ts';

const server = readdirSync('graph', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('generated'))
  .map((path) => readFileSync(join('graph', path), 'utf8'));

const sources = server.filter((text) => /recordAudits?\(|toAuditEntry\(|changeMember\(/.test(text));

const models = readFileSync('prisma/schema.prisma', 'utf8');

/** Fields that the server sets and that no record contains. */
const SERVER_FIELDS = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'searchText',
  'productId',
  'ratingHundredths',
  'reviewCount',
];

function findCaptures(pattern: RegExp): string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, capture = '']) => capture))),
  ].sort();
}

function toColumns(model: string): string[] {
  const [, body = ''] = new RegExp(`^model ${model} \\{\\n([^}]*)\\}`, 'm').exec(models) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\s+([a-zA-Z]+)[?]?(?!\[)\b/gm)]
    .filter(([line, , type = '']) => !/@relation|\[\]/.test(line) && !models.includes(`\nmodel ${type} {`))
    .map(([, name = '']) => name)
    .filter((name) => !SERVER_FIELDS.includes(name));
}

/** Returns the field names in `before:` and `after:` object literals, and in the objects compared to build them. */
function findLiteralFields(): string[] {
  return [
    ...findCaptures(/\b(?:before|after): \{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ...findCaptures(/\bget(?:ChangedFields|ChangesBetween)\(\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g),
  ].flatMap(toNames);
}

/** Returns the field names in the objects that functions return for records, such as `before: describe(row)`. */
function findDescribedFields(): string[] {
  const functionNames = [
    ...findCaptures(/\b(?:before|after): (?:\{ \.\.\.)?(\w+)\(/g),
    ...findCaptures(/\bget(?:ChangedFields|ChangesBetween)\((\w+)\(/g),
  ];
  return functionNames.flatMap((functionName) =>
    server.flatMap((text) => {
      const [, body = ''] =
        new RegExp(
          `function ${functionName}\\((?:[^{}]|\\{[^{}]*\\})*?\\) \\{\\s*return \\{([^;]*)\\};`,
        ).exec(text) ?? [];
      return toNames(body);
    }),
  );
}

function toNames(body: string): string[] {
  return body
    .replaceAll(/`[^`]*`|\(\{[^{}]*\}\)|\/\/.*/g, '')
    .split(/[,{}]/)
    .map((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1])
    .filter((name) => name !== undefined);
}

/** Input fields that control the change but are not fields of the object. */
const UNRECORDED_FIELDS = [
  ...['id', 'version', 'lineId', 'token', 'confirm', 'x', 'y', 'delta'],
  // A secret. The record states only that it was replaced.
  'imapPassword',
  // The record contains the role's name.
  'staffRoleId',
];

function findUnlabelledFields(fields: readonly string[]): string[] {
  return [...new Set(fields)].filter(
    (field) => !auditFieldTexts[field] && !UNRECORDED_FIELDS.includes(field),
  );
}

/** Returns the fields of inputs that are recorded in full or compared with the previous state. */
async function findInputFields(): Promise<string[]> {
  const schemas = await Promise.all(
    sources
      .filter((text) => /\bget(?:ChangedFields|ChangesBetween)\(|\bafter: (?:data|given|limits)\b/.test(text))
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '#domain\/([^']+)'/g)])
      .map(async ([, names = '', file = '']) => {
        const module: Record<string, unknown> = await import(join(process.cwd(), 'domain', file));
        return names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name.endsWith('Schema'))
          .map((name) => module[name]);
      }),
  );
  return schemas
    .flat()
    .flatMap((schema) => listSchemaFields(typeof schema === 'function' ? schema({}) : schema));
}

function listSchemaFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => [name, ...listSchemaFields(part)]);
  if (schema instanceof z.ZodPipe) return [...listSchemaFields(schema.in), ...listSchemaFields(schema.out)];
  if (schema instanceof z.ZodArray) return listSchemaFields(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listSchemaFields);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return listSchemaFields(schema.unwrap());
  return [];
}

test('every action that the server records has a text', () => {
  const actions = findCaptures(/action:?[^,;\n]*?'([a-zA-Z]+\.[a-zA-Z]+)'/g);
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((action) => !actionTexts[action])).toEqual([]);
});

test('every entity type that the server records has a text', () => {
  expect(findCaptures(/entity: '(\w+)'/g).filter((entity) => !entityTexts[entity])).toEqual([]);
});

test.each(['Product', 'Gemstone', 'Coupon', 'Collection', 'Banner', 'HomeSection'])(
  'every field of a %s has a text',
  (model) => {
    const columns = toColumns(model);
    expect(columns.length).toBeGreaterThan(5);
    expect(columns.filter((field) => !auditFieldTexts[field])).toEqual([]);
  },
);

test('every setting has a text', () => {
  const { bankTransfer, booking, features } = DEFAULT_SETTINGS;
  const fields = [DEFAULT_SETTINGS, bankTransfer, booking, features].flatMap((part) => Object.keys(part));
  expect(fields.filter((field) => !auditFieldTexts[field])).toEqual([]);
});

test('every literal field name in a record has a text', () => {
  const fields = findLiteralFields();
  expect(fields).toContain('paymentStatus');
  expect(findUnlabelledFields(fields)).toEqual([]);
});

test('every field that a function adds to a record has a text', () => {
  const fields = findDescribedFields();
  expect(fields).toEqual(expect.arrayContaining(['isImapSecure', 'noteNe', 'charges']));
  expect(findUnlabelledFields(fields)).toEqual([]);
});

test('every field of an input recorded in full has a text', async () => {
  const fields = await findInputFields();
  expect(fields).toEqual(expect.arrayContaining(['textNe', 'includesPersonalData', 'returnDays']));
  expect(findUnlabelledFields(fields)).toEqual([]);
});

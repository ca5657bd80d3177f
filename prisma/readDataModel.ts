/** A table of schema.prisma, described as in information_schema. */
export interface Table {
  columns: Record<string, { type: string; nullable: boolean; default: string | null }>;
  indexes: Record<string, { columns: string[]; kind: 'unique' | 'plain' | 'fulltext' }>;
  foreignKeys: Record<string, { column: string; references: string; onDelete: string; onUpdate: string }>;
}

export interface DataModel {
  /** Tables by model. */
  models: Record<string, { table: string } & Table>;
}

interface Field {
  name: string;
  type: string;
  nullable: boolean;
  isList: boolean;
  attributes: string;
  column: string;
}

/**
 * Parses the subset of Prisma's schema language that this schema uses: models with scalar, enum and relation fields.
 */
export function readDataModel(schema: string): DataModel {
  const enums = Object.fromEntries(
    readBlocks(schema, 'enum').map(({ name, lines }) => [name, lines.map((line) => `'${line}'`).join(',')]),
  );
  const models = readBlocks(schema, 'model').map(({ name, lines }) => ({
    name,
    fields: lines.filter((line) => !line.startsWith('@@')).map(readField),
    attributes: lines.filter((line) => line.startsWith('@@')),
  }));
  const toTable = (model: string) => {
    const attributes = models.find(({ name }) => name === model)?.attributes.join('\n') ?? '';
    return readArgument(attributes, '@@map') ?? model;
  };
  const findColumn = (model: string, field: string) => {
    const fields = models.find(({ name }) => name === model)?.fields;
    const column = fields?.find(({ name }) => name === field)?.column ?? field;
    return `${toTable(model)}.${column}`;
  };

  return {
    models: Object.fromEntries(
      models.map(({ name, fields, attributes }) => {
        const table = toTable(name);
        return [
          name,
          {
            table,
            columns: toColumns(fields, enums),
            indexes: toIndexes(table, fields, attributes),
            foreignKeys: toForeignKeys(table, fields, findColumn),
          },
        ];
      }),
    ),
  };
}

function readBlocks(schema: string, keyword: string): { name: string; lines: string[] }[] {
  const blocks = schema.matchAll(new RegExp(`^${keyword} (\\w+) \\{\\n([^}]*)\\n\\}`, 'gm'));
  return [...blocks].map(([, name = '', body = '']) => ({
    name,
    lines: body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//')),
  }));
}

function readField(line: string): Field {
  const [, name = '', type = '', suffix = '', attributes = ''] =
    /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line) ?? [];
  const column = readArgument(attributes, '@map') ?? name;
  return { name, type, nullable: suffix === '?', isList: suffix === '[]', attributes, column };
}

function readArgument(attributes: string, attribute: string): string | undefined {
  return new RegExp(`(?:^|\\s)${attribute}\\("?(.*?)"?\\)(?:\\s|$)`, 'm').exec(attributes)?.[1];
}

const isRelation = ({ attributes, isList, type }: Field, enums: Record<string, string>) =>
  isList || attributes.includes('@relation') || !(type in enums || type in SCALARS);

const SCALARS: Record<string, string> = {
  String: 'varchar(191)',
  Int: 'int',
  BigInt: 'bigint',
  Boolean: 'tinyint(1)',
  DateTime: 'datetime(3)',
  Json: 'json',
};

function toColumns(fields: Field[], enums: Record<string, string>): Table['columns'] {
  const columns = fields.filter((field) => !isRelation(field, enums));
  return Object.fromEntries(
    columns.map((field) => {
      const { column, nullable } = field;
      return [column, { type: toType(field, enums), nullable, default: toDefault(field) }];
    }),
  );
}

function toType({ type, attributes }: Field, enums: Record<string, string>): string {
  const nativeType = /@db\.(\w+)(\(\d+\))?/.exec(attributes);
  if (nativeType) return `${nativeType[1]?.toLowerCase()}${nativeType[2] ?? ''}`;
  return type in enums ? `enum(${enums[type]})` : (SCALARS[type] ?? type);
}

function toDefault({ attributes }: Field): string | null {
  const text = /@default\("([^"]*)"\)/.exec(attributes)?.[1];
  if (text !== undefined) return text;
  const generatedDefault = /@default\(dbgenerated\("([^"]*)"\)\)/.exec(attributes)?.[1];
  if (generatedDefault !== undefined)
    return generatedDefault.replace(/^CURRENT_TIMESTAMP/, 'current_timestamp');
  const defaultValue = /@default\((\w+(?:\(\d*\))?)\)/.exec(attributes)?.[1];
  // The application generates ids, and auto-increment columns have no default in the database.
  if (defaultValue === undefined || defaultValue.startsWith('uuid') || defaultValue === 'autoincrement()')
    return null;
  const sqlDefaults: Record<string, string> = { 'now()': 'current_timestamp(3)', true: '1', false: '0' };
  return sqlDefaults[defaultValue] ?? defaultValue;
}

function toIndexes(table: string, fields: Field[], attributes: string[]): Table['indexes'] {
  const findColumn = (name: string) => fields.find((field) => field.name === name)?.column ?? name;
  const findFieldsWith = (attribute: RegExp) => fields.filter((field) => attribute.test(field.attributes));
  const indexes: Table['indexes'] = {};
  for (const { column } of findFieldsWith(/@id\b/)) indexes.PRIMARY = { columns: [column], kind: 'unique' };
  for (const { column } of findFieldsWith(/@unique\b/))
    indexes[`${table}_${column}_key`] = { columns: [column], kind: 'unique' };
  for (const attribute of attributes) {
    const [, keyword, list, map] =
      /^@@(id|unique|index|fulltext)\(\[(.*?)\](?:, map: "(\w+)")?\)$/.exec(attribute) ?? [];
    if (!keyword || !list) continue;
    const columns = list.split(/,\s*/).map(findColumn);
    if (keyword === 'id') {
      indexes.PRIMARY = { columns, kind: 'unique' };
      continue;
    }
    const kind = keyword === 'index' ? 'plain' : (keyword as 'unique' | 'fulltext');
    const name = map ?? `${table}_${columns.join('_')}_${kind === 'unique' ? 'key' : 'idx'}`;
    indexes[name] = { columns, kind };
  }
  return indexes;
}

const REFERENTIAL_ACTIONS: Record<string, string> = {
  Cascade: 'CASCADE',
  SetNull: 'SET NULL',
  Restrict: 'RESTRICT',
};

function toForeignKeys(
  table: string,
  fields: Field[],
  findColumn: (model: string, field: string) => string,
): Table['foreignKeys'] {
  const relations = fields.flatMap(({ type, attributes }) => {
    const [, from, to = '', rule = ''] =
      /fields: \[(\w+)\], references: \[(\w+)\], onDelete: (\w+)/.exec(attributes) ?? [];
    const column = fields.find(({ name }) => name === from)?.column;
    if (!column) return [];
    const references = findColumn(type, to);
    const key = { column, references, onDelete: REFERENTIAL_ACTIONS[rule] ?? rule, onUpdate: 'CASCADE' };
    return [[`${table}_${column}_fkey`, key] as const];
  });
  return Object.fromEntries(relations);
}

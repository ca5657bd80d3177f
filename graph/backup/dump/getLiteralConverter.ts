import { escape as quote } from 'mysql2';

type LiteralConverter = (bytes: Buffer) => string;

const toNumberLiteral: LiteralConverter = (bytes) => bytes.toString('latin1');
const toTextLiteral: LiteralConverter = (bytes) => quote(bytes.toString('utf8'));
const toBytesLiteral: LiteralConverter = (bytes) => (bytes.length > 0 ? `0x${bytes.toString('hex')}` : "''");

/** Binary floats are omitted on purpose: they lose digits as text, and no column uses them. */
const LITERAL_CONVERTERS: Record<string, LiteralConverter> = Object.fromEntries([
  ...['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'year'].map((type) => [
    type,
    toNumberLiteral,
  ]),
  ...['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'enum', 'set', 'json'].map((type) => [
    type,
    toTextLiteral,
  ]),
  ...['date', 'time', 'datetime', 'timestamp'].map((type) => [type, toTextLiteral]),
  ...['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob', 'bit'].map((type) => [
    type,
    toBytesLiteral,
  ]),
]);

/** Returns a function that converts the bytes the server sends for a column into a lossless SQL literal. */
export function getLiteralConverter(type: string): LiteralConverter {
  const converter = LITERAL_CONVERTERS[type];
  if (!converter) throw new Error(`A column of type ${type} cannot be backed up without loss.`);
  return converter;
}

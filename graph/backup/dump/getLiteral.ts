import { escape as quote } from 'mysql2';

type Literal = (bytes: Buffer) => string;

const toNumberLiteral: Literal = (bytes) => bytes.toString('latin1');
const toTextLiteral: Literal = (bytes) => quote(bytes.toString('utf8'));
const toBytesLiteral: Literal = (bytes) => (bytes.length > 0 ? `0x${bytes.toString('hex')}` : "''");

/** Binary floats are omitted on purpose: they lose digits as text, and no column uses them. */
const LITERALS: Record<string, Literal> = Object.fromEntries([
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
export function getLiteral(type: string): Literal {
  const literal = LITERALS[type];
  if (!literal) throw new Error(`A column of type ${type} cannot be backed up without loss.`);
  return literal;
}

import { escape as quote } from 'mysql2';

type Literal = (bytes: Buffer) => string;

const asNumber: Literal = (bytes) => bytes.toString('latin1');
const asText: Literal = (bytes) => quote(bytes.toString('utf8'));
const asBytes: Literal = (bytes) => (bytes.length > 0 ? `0x${bytes.toString('hex')}` : "''");

/** Binary floats are not among them: as text they lose digits, and the store keeps none. */
const LITERALS: Record<string, Literal> = Object.fromEntries([
  ...['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'year'].map((type) => [type, asNumber]),
  ...['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'enum', 'set', 'json'].map((type) => [
    type,
    asText,
  ]),
  ...['date', 'time', 'datetime', 'timestamp'].map((type) => [type, asText]),
  ...['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob', 'bit'].map((type) => [
    type,
    asBytes,
  ]),
]);

/** How SQL says a value of a column, out of the bytes that the server sends for it, so that not a bit of it is lost. */
export function literalOf(type: string): Literal {
  const literal = LITERALS[type];
  if (!literal) throw new Error(`A column of the type ${type} cannot be backed up exactly.`);
  return literal;
}

/** What the ids of loaded rows end in, before their last four digits: by it they are found again, in every table. */
const MARK = '10ad10ad';

export const LOADED = `%-${MARK}____`;

export function isLoaded(id: string): boolean {
  return id.slice(24, 24 + MARK.length) === MARK;
}

/** Makes the ids of one table: UUIDv7 of the moment of each row, the same at every run. */
export function idMaker(): (at: number) => string {
  let count = 0;
  return (at) => {
    const time = at.toString(16).padStart(12, '0');
    const number = (count++).toString(16).padStart(10, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${number.slice(0, 3)}-8${number.slice(3, 6)}-${MARK}${number.slice(6)}`;
  };
}

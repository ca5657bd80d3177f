/** The first words of a row that sums up others. */
const TOTAL =
  /^(?:(?:grand|sub|page|net)?[\s-]*totals?(?:\s+(?:amount|cod|credits?|debits?|deposits?|withdrawals?|transactions?|orders|parcels|rows|records))?(?:\s*\([^)]*\))?\s*[:=]?|जम्मा(?:\s+रकम)?\s*[:=]?|कुल(?:\s+(?:जम्मा|रकम))?\s*[:=]?)$/i;
/** A balance moves no money, wherever in its row it stands. */
const BALANCE =
  /^(?:(?:opening|closing|available|current|ledger|starting|ending)\s+bal(?:ance)?|bal(?:ance)?\s+(?:b\/?f|c\/?f|b\/?d|c\/?d|brought\s+(?:forward|down)|carried\s+(?:forward|down))|[bc]\/[fd]|brought\s+forward|carried\s+forward|सुरु\s+मौज्दात|अन्तिम\s+मौज्दात|अ\.?\s*ल्या\.?)\s*[:.]?$/i;
/** A line of text below a table. */
const NOTE =
  /^(?:\W*(?:end\s+of|page\s+\d|generated\s|printed\s|report\s+generated|this\s+is\s+(?:a|an)\s+(?:computer|system|electronic)|note\s*:|disclaimer|\*))/i;
/** `-----`, `====`, `***`. */
const RULE = /^[-=_*─━.]{3,}$/;

/** Returns true if a row is no row of the table itself: a total, a balance, a line, or a note below it. */
export function isSummary(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  if (filled.every((cell) => RULE.test(cell))) return true;
  if (filled.length === 1 && NOTE.test(first)) return true;
  return TOTAL.test(first) || filled.some((cell) => BALANCE.test(cell));
}

/** A word of a sum, in a cell of a few words. */
const SUM = /(?<!\p{L})(?:totals?|summary|count|जम्मा|कुल|मौज्दात)(?!\p{L})/iu;
const MOST_SUM_WORDS = 4;

/** Returns true if a cell names a sum, which a row without what each row has, such as its day, can be. */
export function namesSum(cell: string): boolean {
  return SUM.test(cell) && cell.split(/\s+/).length <= MOST_SUM_WORDS;
}

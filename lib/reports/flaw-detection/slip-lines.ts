/** Lines to correct as the rows of a table: one for each place, or for all places of a word that is wrong in the same way. */
import { changeAlone, changedWords, type Slip } from './changed-words.ts';

interface Place {
  readonly page: number;
  readonly line: number;
}
export interface SlipLine extends Slip {
  readonly place: Place;
}
/** `places` in page order, the first of each page. */
interface SlipRow extends Slip {
  readonly places: readonly Place[];
}

/** Shorter words are wrong in different ways. */
const fewestLetters = 5;
const isOneWord = (words: string): boolean => /^\p{L}+$/u.test(words) && words.length >= fewestLetters;
/** 'hanger hangar' for a word that is wrong for another, wherever it stands; null where more changes, or less. */
function sameSlip(slip: Slip): string | null {
  const { written, better } = changeAlone(slip);
  return isOneWord(written) && isOneWord(better) ? `${written} ${better}`.toLowerCase() : null;
}

/** In page order, what each correction changes; a word that is wrong in the same way more than once alone, with its pages. */
export function slipLines(slips: readonly SlipLine[]): SlipRow[] {
  const inOrder = slips.toSorted((a, b) => a.place.page - b.place.page || a.place.line - b.place.line);
  const alike = Map.groupBy(inOrder, (slip) => sameSlip(slip) ?? slip);
  return [...alike.values()].flatMap((same) => (same.length === 1 ? same.map(ofOne) : [ofMany(same)]));
}

const ofOne = (slip: SlipLine): SlipRow => ({ places: [slip.place], ...changedWords(slip) });

function ofMany(slips: readonly SlipLine[]): SlipRow {
  const words = slips.map(changeAlone);
  const told = words.find(({ written }) => written !== written.toUpperCase()) ?? words[0];
  const places = slips.map(({ place }) => place);
  return {
    places: places.filter(({ page }, at) => places.findIndex((place) => place.page === page) === at),
    written: told?.written ?? '',
    better: told?.better ?? '',
  };
}

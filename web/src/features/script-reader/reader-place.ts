/** The place in a script that an address means: `?at=12` is page 12, `?at=12.34` its line 34. An address that says anything else means none. */
import type { PlaceNote, ScriptPlace } from '../../blocks/evidence-anchor.ts';

export interface ReaderPlace {
  readonly page: number;
  /** Null: the page as a whole, nothing marked on it. */
  readonly line: number | null;
}

/** What a link of ours tells the reader besides: kept in the browser's history, never in an address. */
export interface ReaderState {
  /** The words that are to be marked; without them, all that begins on the line. */
  readonly quote?: string;
  /** What is said of the place; the reader tells it over the page. */
  readonly note?: PlaceNote;
  /** The reader itself wrote where its user has read on to: nothing is to be shown anew. */
  readonly readOn?: boolean;
}

const parameter = 'at';
const pattern = /^([1-9]\d{0,4})(?:\.([1-9]\d{0,4}))?$/;

/** Null: the reader is closed. */
export function placeIn(search: string): ReaderPlace | null {
  const match = pattern.exec(new URLSearchParams(search).get(parameter) ?? '');
  if (!match) return null;
  return { page: Number(match[1]), line: match[2] === undefined ? null : Number(match[2]) };
}

/** The query with another place, or with none; the rest of it stays. */
export function withPlace(search: string, place: ReaderPlace | null): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  if (place !== null) query.set(parameter, place.line === null ? String(place.page) : `${place.page}.${place.line}`);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const stateFor = ({ quote, note }: ScriptPlace): ReaderState => ({
  ...(quote !== undefined && { quote }),
  ...(note !== undefined && { note }),
});

export const readerStateOf = (state: unknown): ReaderState =>
  typeof state === 'object' && state !== null ? (state as ReaderState) : {};

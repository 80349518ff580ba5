/** The details of a script as a form holds them: what it begins with, and the change that it asks for. Pure. */
import {
  budgetName,
  type Corrections,
  type CorrectionsChange,
  correctionsInput,
  formatName,
  genreName,
} from '../../../../lib/contract/corrections.ts';

export const detailFields = ['title', 'logline', 'format', 'genre', 'budget', 'comparables', 'intent'] as const;
export type DetailField = (typeof detailFields)[number];
/** Each field as text; films one a line. Empty: as the reports have it. */
export type DetailTexts = Readonly<Record<DetailField, string>>;

export const textsOf = ({ title, logline, format, genre, budget, comparables, intent }: Corrections): DetailTexts => ({
  title: title ?? '',
  logline: logline ?? '',
  format: format ?? '',
  genre: genre ?? '',
  budget: budget ?? '',
  comparables: (comparables ?? []).join('\n'),
  intent: intent ?? '',
});

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A field's text as its value; null takes it back. */
function changeOf(field: DetailField, text: string): CorrectionsChange {
  const said = text.trim();
  switch (field) {
    case 'format':
      return { format: formatName.safeParse(said).data ?? null };
    case 'genre':
      return { genre: genreName.safeParse(said).data ?? null };
    case 'budget':
      return { budget: budgetName.safeParse(said).data ?? null };
    case 'comparables': {
      const films = lines(text);
      return { comparables: films.length === 0 ? null : films };
    }
    default:
      return { [field]: said === '' ? null : said };
  }
}

export interface DetailsChange {
  /** Null: nothing has changed. */
  readonly change: CorrectionsChange | null;
  readonly changed: readonly DetailField[];
  /** Why a field cannot be saved. */
  readonly wrong: Readonly<Partial<Record<DetailField, string>>>;
}

/** What differs between two states of the form, held against the contract before it is sent. */
export function detailsChange(before: DetailTexts, now: DetailTexts): DetailsChange {
  const changed = detailFields.filter((field) => now[field].trim() !== before[field].trim());
  const change: CorrectionsChange = Object.assign({}, ...changed.map((field) => changeOf(field, now[field])));
  const wrong: Partial<Record<DetailField, string>> = {};
  for (const { path, message } of correctionsInput.safeParse(change).error?.issues ?? []) {
    const field = detailFields.find((each) => each === path[0]);
    if (field !== undefined) wrong[field] ??= message;
  }
  return { change: changed.length === 0 ? null : change, changed, wrong };
}

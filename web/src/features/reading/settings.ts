/** What the writer can set beside the cast: each with its name, what it is set to, and the change that sets it or takes it back. */
import {
  type BudgetName,
  type Corrections,
  type CorrectionsChange,
  type FormatName,
  formatName,
  type GenreName,
  genreName,
  type TurnKey,
  turnKey,
} from '../../../../lib/contract/corrections.ts';
import type { ReadingCharacter } from '../../../../lib/contract/reading.ts';
import type { ReadingStore } from './reading-store.ts';

/** What the writer says of it in words of their own, or what no page holds: set in the details dialog alone. */
export type SaidDetail = 'logline' | 'budget' | 'comparables' | 'intent';
/** What a dialog of its own asks for. */
export type SingleSetting = 'genre' | 'title' | 'format' | 'protagonist' | TurnKey;
export type Setting = SingleSetting | SaidDetail;

export const genreLabels: Readonly<Record<GenreName, string>> = {
  drama: 'Drama',
  thriller: 'Thriller',
  comedy: 'Comedy',
  action: 'Action',
  horror: 'Horror',
  romance: 'Romance',
  scifi: 'Science Fiction',
  crime: 'Crime',
  adventure: 'Adventure',
  fantasy: 'Fantasy',
  animation: 'Animation',
};
export const formatLabels: Readonly<Record<FormatName, string>> = {
  feature: 'Feature',
  pilot: 'Hour of television',
  'half-hour': 'Half-hour episode',
  short: 'Short film',
  'limited-series': 'Episode of a limited series',
};
export const budgetLabels: Readonly<Record<BudgetName, string>> = {
  micro: 'Micro budget',
  low: 'Low budget',
  middle: 'Middle budget',
  high: 'High budget',
  tentpole: 'Tentpole',
};
const turnLabels: Readonly<Record<TurnKey, string>> = {
  opportunity: 'Opportunity',
  change_of_plans: 'Change of plans',
  point_of_no_return: 'Point of no return',
  major_setback: 'Major setback',
  climax: 'Climax',
};
/** What happens at each of the five turns. */
export const turnMeanings: Readonly<Record<TurnKey, string>> = {
  opportunity: 'Something new comes into the main character’s life.',
  change_of_plans: 'The goal takes shape.',
  point_of_no_return: 'The main character commits.',
  major_setback: 'Things fall apart.',
  climax: 'The final confrontation decides it.',
};

export const whatItIs: readonly Setting[] = ['title', 'genre', 'format', 'protagonist'];
export const saidDetails = ['logline', 'budget', 'comparables', 'intent'] as const satisfies readonly SaidDetail[];
export const isSaidDetail = (setting: Setting): setting is SaidDetail => saidDetails.some((one) => one === setting);
export const turns: readonly TurnKey[] = turnKey.options;
export const isTurn = (setting: Setting): setting is TurnKey => turnKey.safeParse(setting).success;

export const settingLabels: Readonly<Record<Setting, string>> = {
  title: 'Title',
  genre: 'Genre',
  format: 'Format',
  protagonist: 'Protagonist',
  logline: 'Logline',
  budget: 'Budget level',
  comparables: 'Films beside it',
  intent: 'What it sets out to do',
  ...turnLabels,
};

/** What somebody is called now, by the name that the script has for them. */
const calledNow = (id: string, characters: readonly ReadingCharacter[]): string =>
  characters.find((one) => one.id === id || one.also_written.includes(id))?.name ?? id;

/** 'page 34: INT. KITCHEN - NIGHT'; null where nothing is set. */
export function settingText(
  setting: Setting,
  corrections: Corrections,
  characters: readonly ReadingCharacter[],
): string | null {
  if (isTurn(setting)) {
    const turn = corrections.turns[setting];
    return turn && `page ${turn.page}: ${turn.quote}`;
  }
  const { genre, format, protagonist, title, logline, budget, comparables, intent } = corrections;
  switch (setting) {
    case 'genre':
      return genre && genreLabels[genre];
    case 'format':
      return format && formatLabels[format];
    case 'protagonist':
      return protagonist && calledNow(protagonist, characters);
    case 'title':
      return title;
    case 'logline':
      return logline;
    case 'budget':
      return budget && budgetLabels[budget];
    case 'comparables':
      return comparables?.join(', ') ?? null;
    case 'intent':
      return intent;
    default: {
      const unknown: never = setting;
      return unknown;
    }
  }
}

/** A field's text as the change it asks for; a turn is 'scene 12' or 'page 40'. Null: what was typed is no value of it. */
export function changeTo(setting: SingleSetting, value: string): CorrectionsChange | null {
  if (isTurn(setting)) {
    const [what, digits = ''] = value.split(' ');
    const number = Number(digits);
    if (!Number.isInteger(number) || number < 1) return null;
    return { turns: { [setting]: what === 'scene' ? { scene: number } : { page: number } } };
  }
  if (setting === 'genre') return genreName.safeParse(value).success ? { genre: genreName.parse(value) } : null;
  if (setting === 'format') return formatName.safeParse(value).success ? { format: formatName.parse(value) } : null;
  const text = value.trim();
  return text === '' ? null : { [setting]: text };
}

const takenBack = (setting: Setting): CorrectionsChange =>
  isTurn(setting) ? { turns: { [setting]: null } } : { [setting]: null };

/** Sets it, and says what it is set to. False when it was refused. */
export const setIn = (store: ReadingStore, setting: Setting, change: CorrectionsChange): Promise<boolean> =>
  store.getState().set(setting, change, ({ corrections, characters }) => {
    const value = settingText(setting, corrections, characters);
    return `${settingLabels[setting]} is set: ${value}.`;
  });

/** Takes it back, and says so. */
export const takeBackIn = (store: ReadingStore, setting: Setting): Promise<boolean> =>
  store.getState().set(setting, takenBack(setting), () => `${settingLabels[setting]} is taken back.`);

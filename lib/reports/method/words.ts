/** The words of the method page: how each figure of the reports is made, said once for all of them. */
import type { MeasureDefinition } from '../../engine/measures/measure.ts';
import type { PlaceCriterion } from '../../story/production/shooting-places.ts';
import type { TurnName } from '../../story/structure.ts';

export const lead =
  'Counting reads every line of a script by program and says only what can be pointed at. Here is, once for all reports, what is counted, what it is set beside, and how often it is right.';

export const titles = {
  counted: 'What counting is',
  ratings: 'FRAME and CALIBER',
  genre: 'The genre, and films it is like',
  tone: 'Tones and feeling',
  people: 'People',
  flaws: 'What flaw detection checks',
  turns: 'Where produced films turn',
  potential: 'Script potential',
  formats: 'Other formats',
  success: 'Base rates of success',
  places: 'Places of production',
} as const;
export const tableTitles = {
  ratings: 'What each letter is counted from',
  measures: 'Craft measures',
  flaws: 'The checks',
  turns: 'The five turns',
  success: 'The rates',
  places: 'The criteria',
} as const;

export const counted = (scripts: number): string[] => [
  'A figure is counted in the script as it was uploaded, with the page it stands on. The same file gives the same figures each time. Where a language model has read the script, what it says is marked as an opinion and is made in another way.',
  `“Highest 10%” means: of ${scripts.toLocaleString('en-GB')} produced features, counted with this same program, about 90 of 100 have less of it; “lowest 10%”, that 90 have more. A figure that no feature was counted for is held against a yardstick of our own, and says so.`,
  'The norms come from features. Of a script under sixty pages only rates are set beside them. Under thirty pages what is made for a feature’s length is not told: zones, longest absences, pairs that never talk, the strongest passage, tables of figures and of checks that found nothing; under ten also the curve, the quarters and what so few pages decide by themselves. The data of a report hold all of it.',
];

export const readersMatter = 'nothing: a reader’s opinion';

export const ratings = [
  'Without a reading, a letter is rated only where the thing counted is the thing that its name asks for. Its score is its place among produced features in tenths: 7.2 means that 72 of 100 have less. It says how much of it there is, not how good that is. What the letters stand for is given; what they are counted by is our choice.',
  'Flux: counted only where most places have a heading, rooms of one house taken as one place. Recall: of the people who speak four times or more and are heard in the first quarter, the share heard again in the last. Aesthetics: words for colours, light and dark, weather, sounds and smells; 93 of 98 such words, each looked up in its passage, meant that. Engagement was tried and left out: of 41 scenes that end on a question or a broken line, 14 left something open that a reader would wait for.',
  'Where a language model has read the script, all letters are its opinion, with its reasons.',
];

export const directions: Readonly<Record<MeasureDefinition['direction'], string>> = {
  more: 'more',
  less: 'less',
};

export const columns = {
  ratings: ['Letter', 'What it looks at', 'Counted from'],
  measures: ['What is counted', 'Raised by', 'Features', 'Middle', 'Eight of ten lie in'],
  flaws: ['What is looked for', 'Found in, of 100 features', 'Judged by a reader', 'Right'],
  turns: ['Turn', 'What happens there', 'Mean place', 'Spread'],
  success: ['Released films', 'Films', 'Twice the budget'],
  places: ['Criterion', 'Points of 100'],
} as const;

export const everyFilm = 'All films';
export const unknownRate = 'not counted';

export const flaws = (texts: number, judgedOn: string): string[] => [
  `Each check was run over ${texts.toLocaleString('en-GB')} produced features, and what it found was read against the page by one reader (${judgedOn}): right is what a script reader would mark and what is so. Of line notes each note was judged, of other checks each script. A check that is right less than four times in five is not made.`,
];

export interface Learned {
  readonly scripts: number;
  readonly named: number;
  readonly right: number;
}
const inHundred = (share: number): string => `${Math.round(100 * share)} of 100`;

export const genre = (
  model: Learned,
  films: { readonly known: number; readonly scripts: number; readonly films: number; readonly inFirstTen: number },
  judged: { readonly sensible: number; readonly arguable: number; readonly wrong: number },
): string[] => [
  `A genre that nobody has given is read off the script’s words by a small model, learned from ${model.scripts.toLocaleString('en-GB')} produced features and tried on those it had not seen: the genre that it finds likeliest is one of the film’s for ${inHundred(model.right)}. Drama, which most scripts speak for, is named only where nothing else is near; where it is not sure it names none. The details form beats it, and what depends on the genre is counted again.`,
  `Films and series are named for the kind of story that the script’s words speak for, as learned from produced scripts, and for subjects that they carry, out of ${films.known.toLocaleString('en-GB')} described in our own words. Of ${films.films} whose own scripts were at hand, a film stands by its subjects among the ten nearest to its script for ${inHundred(films.inFirstTen)}. One reader judged ${judged.sensible + judged.arguable + judged.wrong} films named for scripts from which nothing of this was counted: ${judged.sensible} sensible, ${judged.arguable} arguable, ${judged.wrong} wrong.`,
];

export const tone = [
  'Tears and laughter are told where the action, a heading or a direction has a word for them that is hard to mistake, so there may be more; with a name where one stands beside it, where the speaker is directed so, or where nobody else is in the scene. Oaths are counted in talk by the words that are listed, with all of their forms; a line is shouted that is in capitals, wholly or in part, or is marked so. What stands before the film, a title page or a cast list, does not count.',
  'The curve of feeling follows bright and dark words (two lists that share none), smoothed over a tenth of the script, in standard deviations from its own middle. A shape is named where it stands out against the same text shuffled, and where what is felt and what happens agree; the six shapes are those of Reagan et al. (2016).',
];

export const people = [
  'People are known by their cues. An exchange is one line and the next within a scene, by two people, with a few lines of action between at most; a line that calls somebody else by name is no part of one.',
];

export const turns = (films: number, taught: number): string[] => [
  `Where readers marked the turns of ${films} produced films (TRIPOD: Papalampidi, Keller and Lapata 2019), by their place in the script, with one standard deviation to either side. A zone says where such a turn mostly lies, not that yours must lie there: a script that turns elsewhere is in good company. The events beside the zones, and in the summary what each sequence tells, are sentences chosen by their form (a known person and what befalls them, one who kills, kisses or is dead): 42 of 48 such on 83 produced scripts (some may have been looked at while the forms were chosen) told an event that a synopsis would name, as one reader judged. Where a sequence has none the summary quotes its likeliest sentence, by signs learned from what readers marked in ${taught} produced scripts and by its form: 42 of 97 such lines of twelve scripts told an event. Which of them is a turn it does not guess: the likeliest sentences of a zone lay no nearer to its marked moments than others.`,
];
export const meanings: Readonly<Record<TurnName, string>> = {
  Opportunity: 'Something new comes into the main character’s life',
  'Change of plans': 'The goal takes shape',
  'Point of no return': 'The main character commits',
  'Major setback': 'Things fall apart',
  Climax: 'The final confrontation decides it',
};

export const potential = [
  'Eleven things that buyers and programmers look for and that stand on the page or do not. Met or not is said of each; nothing is added up into a chance. The bounds are ours, set where produced features lie where those were counted.',
];

export const formats = [
  'A format is a list of bounds (pages, scenes, places, talk, speaking parts), each taken from produced scripts, from a rule of the trade or set by us. A fit of 100 keeps all of them; what lies far outside is named. For a feature another format is named best only where it finds all that it can’t do without. Episodes end where scenes end on a question, a broken line or a new arrival, near even lengths. A page counts as a minute.',
];

export const success = (years: readonly [number, number]): string[] => [
  `The share of released films that grossed at least twice their budget worldwide, ${years[0]} to ${years[1]}, from FiveThirtyEight’s list (CC BY 4.0) and vega-datasets’ (BSD-3-Clause). It is a base rate of films that were made and released: nothing on the pages of a script goes into it, and it says nothing about this one.`,
];

export const criterionNames: Readonly<Record<PlaceCriterion, string>> = {
  look: 'Look',
  language: 'Language',
  incentive: 'Incentive',
};

export const places = (collected: string): string[] => [
  `Places of production are chosen by whether they lie in the same part of the world as the setting, share its language and give an incentive, and told by the incentive alone: nobody has scouted them. They are named for a script that names the place it is set in, or whose details do. Incentives were put together from public pages (${collected}); rates change by the month, so verify one before you rely on it. Rows over two years old or without a date count half and are greyed.`,
];

/** What a script comes back to, as strengths: the line, thing or picture, who has it first and who later, on which pages. */
import type {
  lineChanged,
  pictureAgain,
  saidAgain,
  thingAgain,
  wordsAgain,
} from '../../../engine/traits/patterns/returns.ts';
import { oneWay } from '../../../engine/variants.ts';
import { capitalised, counted, listed, quoted } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import {
  backOn,
  byMouths,
  changedBriefly,
  lineAgain,
  lineOf,
  otherMouth,
  pictureAgain as pictureBack,
  sentenceOf,
  thingBack,
  thingPages,
} from '../../shape/return-words.ts';
import type { FactsOf, Naming, Told } from './say.ts';

const told = (title: string, ...bullets: Told['bullets']): Told => ({ title, bullets, advice: null, figures: [] });

/** The first line by who has it first and later, the others in a sentence each. */
export function saySaidAgain({ lines }: FactsOf<typeof saidAgain>, { nameOf }: Naming): Told {
  const [line, ...others] = lines;
  const [first] = line?.said ?? [];
  if (!line || !first) throw new RangeError('What is said again needs a line');
  const [other, last] = [otherMouth(line), line.said.at(-1) ?? first];
  const who = first.speakers.length === 0 ? 'somebody' : listed(first.speakers.map(nameOf));
  const title =
    other === null
      ? oneWay(
          first.cite.page,
          `${who} comes back to ${lineOf(line)}`,
          `${lineOf(line)} is a line that ${who} comes back to`,
        )
      : oneWay(
          first.cite.page + other.cite.page,
          `${lineOf(line)} goes from ${who} to ${listed(other.speakers.map(nameOf))}`,
          `${who} says ${lineOf(line)} first, ${listed(other.speakers.map(nameOf))} later`,
        );
  return told(
    capitalised(title),
    {
      text: `${byMouths(line, nameOf)}: ${apart(first.cite, last.cite)} from first to last.`,
      evidence: [first.cite, (other ?? last).cite],
    },
    ...others.map((one) => ({
      text: sentenceOf(lineAgain(one, nameOf)),
      evidence: [...one.said.slice(0, 1), ...one.said.slice(-1)].map(({ cite }) => cite),
    })),
  );
}

/** On which pages the thing is named, and how long it is away. */
export const sayThingAgain = ({ thing }: FactsOf<typeof thingAgain>): Told =>
  told(capitalised(thingBack(thing)), {
    text: `${capitalised(thingPages(thing))}: away for ${counted(thing.to - thing.from, 'page')}.`,
    evidence: thing.cites,
  });

/** The picture's two places. */
export const sayPictureAgain = ({ picture }: FactsOf<typeof pictureAgain>): Told =>
  told(capitalised(pictureBack(picture)), {
    text: `${picture.last.page - picture.first.page} pages lie between the two.`,
    evidence: [picture.first, picture.last],
  });

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** 'one page', '83 pages'. */
const apart = (first: Cite, last: Cite): string => counted(last.page - first.page, 'page');

/** Words at one end, with who says them: nobody where the action has them. */
type Held = FactsOf<(typeof wordsAgain)[number]>['words']['plant'];

/** Who says it at either end, and how far apart. */
function whoSays(plant: Held, payoff: Held, { nameOf }: Naming): string {
  const [first, last] = [listed(plant.speakers.map(nameOf)), listed(payoff.speakers.map(nameOf))];
  const [on, later] = [`on page ${plant.cite.page}`, `${apart(plant.cite, payoff.cite)} later`];
  if (first !== '' && last !== '')
    return same(plant.speakers, payoff.speakers)
      ? `${first} says it ${on} and again ${later}.`
      : `${first} says it ${on}, ${last} ${later}.`;
  if (first !== '') return `${first} says it ${on}; ${later} the action shows it.`;
  return last === ''
    ? `The action has it ${on} and again ${later}.`
    : `The action has it ${on}; ${later} ${last} says it.`;
}

/** Two words that stand together in hardly any script. */
export const sayWordsAgain = ({ words }: FactsOf<(typeof wordsAgain)[number]>, around: Naming): Told =>
  told(`${quoted(words.name)}, ${backOn(words)}`, {
    text: whoSays(words.plant, words.payoff, around),
    evidence: [words.plant.cite, words.payoff.cite],
  });

/** A line that comes back with a word changed. */
export const sayLineChanged = ({ changed }: FactsOf<typeof lineChanged>, around: Naming): Told =>
  told(capitalised(changedBriefly(changed)), {
    text: whoSays(changed.first, changed.last, around),
    evidence: [changed.first.cite, changed.last.cite],
  });

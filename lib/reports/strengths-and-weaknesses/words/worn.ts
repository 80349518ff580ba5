/** Phrases that a script says or shows more often than nearly all others: how often, who, on which pages. */
import type * as z from 'zod';
import { wornPhraseScripts } from '../../../engine/lexicons/worn-phrases.ts';
import type { wornAction, wornTalk } from '../../../engine/traits/patterns/worn-phrases.ts';
import { capitalised, listed, numberWord, pagesOf, quoted } from '../../../engine/wording.ts';
import { namedSome } from '../../shape/stretch-words.ts';
import type { Around, Told } from './say.ts';

type Facts = z.infer<(typeof wornTalk | typeof wornAction)['facts']>;
type Phrase = Facts['phrases'][number];

const shown = ({ phrase }: Phrase): string => quoted(phrase.replace(/^i(?=['’ ])/, 'I'));

/** 'at most 14 in 19 of 20 produced features of this length'. */
const norm = ({ usual }: Phrase, first: boolean): string =>
  first
    ? `in 19 of 20 produced features (${wornPhraseScripts} counted) it stands at most ${numberWord(usual)} times in as many pages`
    : `in 19 of 20 at most ${numberWord(usual)} times`;

const thickest = ({ thick, each }: Phrase): string =>
  each > 1 ? `most on ${pagesOf(thick)}, ${numberWord(each)} times or more` : `first on ${pagesOf(thick.slice(0, 1))}`;

const bulletsOf = ({ phrases }: Facts, tell: (phrase: Phrase) => string): Told['bullets'] =>
  phrases.map((phrase, at) => ({
    text: `${tell(phrase)}; ${norm(phrase, at === 0)}. ${capitalised(thickest(phrase))}.`,
    evidence: phrase.cites,
  }));

const timesOf = (phrase: Phrase): string => `${shown(phrase)} ${numberWord(phrase.times)} times`;

export function sayWornTalk(facts: Facts, { nameOf }: Pick<Around, 'nameOf'>): Told {
  const [first] = facts.phrases;
  if (!first) throw new RangeError('Worn talk needs a phrase');
  const by = ({ mouths }: Phrase): string => (mouths.length === 0 ? '' : `, by ${namedSome(mouths.map(nameOf))}`);
  return {
    title: `People say ${listed(facts.phrases.map(timesOf))}`,
    bullets: bulletsOf(facts, (phrase) => `${capitalised(timesOf(phrase))}${by(phrase)}`),
    advice: `Begin with ${pagesOf(first.thick)}: where the line goes without it, strike it; where it stays, let only one person talk so.`,
    figures: [],
  };
}

export function sayWornAction(facts: Facts): Told {
  const [first] = facts.phrases;
  if (!first) throw new RangeError('Worn action needs a phrase');
  return {
    title: `The action has ${listed(facts.phrases.map(timesOf))}`,
    bullets: bulletsOf(facts, (phrase) => capitalised(timesOf(phrase))),
    advice: `Begin with ${pagesOf(first.thick)}: say what is seen without the words, or let somebody do what only they would do.`,
    figures: [],
  };
}

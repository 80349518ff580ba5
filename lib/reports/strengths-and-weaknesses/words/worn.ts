/** Phrases that a script says or shows more often than nearly all others: how often, who, on which pages. */
import type * as z from 'zod';
import { wornPhraseScripts } from '../../../engine/lexicons/worn-phrases.ts';
import type { wornAction, wornTalk } from '../../../engine/traits/patterns/worn-phrases.ts';
import { listed, numberWord, pagesOf, quoted, timesOver } from '../../../engine/wording.ts';
import { namedSome } from '../../shape/stretch-words.ts';
import type { Around, Told } from './say.ts';

type Facts = z.infer<(typeof wornTalk | typeof wornAction)['facts']>;
type Phrase = Facts['phrases'][number];

const shown = ({ phrase }: Phrase): string => quoted(phrase.replace(/^i(?=['’ ])/, 'I'));

/** 'In 19 of 20 produced features (226 counted) “come on” stands at most 14 times in as many pages'. */
const norm = (phrase: Phrase, first: boolean): string =>
  first
    ? `In 19 of 20 produced features (${wornPhraseScripts} counted) ${shown(phrase)} stands at most ${numberWord(phrase.usual)} times in as many pages`
    : `${shown(phrase)} at most ${numberWord(phrase.usual)} times`;

const thickest = ({ thick, each }: Phrase): string =>
  each > 1 ? `most on ${pagesOf(thick)}, ${timesOver(each)} or more` : `first on ${pagesOf(thick.slice(0, 1))}`;

const bulletsOf = ({ phrases }: Facts, by: (phrase: Phrase) => string): Told['bullets'] =>
  phrases.map((phrase, at) => ({
    text: `${norm(phrase, at === 0)}. Here ${by(phrase)}${thickest(phrase)}.`,
    evidence: phrase.cites,
  }));

const timesOf = (phrase: Phrase): string => `${shown(phrase)} ${numberWord(phrase.times)} times`;

export function sayWornTalk(facts: Facts, { nameOf }: Pick<Around, 'nameOf'>): Told {
  const [first] = facts.phrases;
  if (!first) throw new RangeError('Worn talk needs a phrase');
  const by = ({ mouths }: Phrase): string =>
    mouths.length === 0 ? '' : `${namedSome(mouths.map(nameOf))} ${mouths.length === 1 ? 'says' : 'say'} it, `;
  return {
    title: `People say ${listed(facts.phrases.map(timesOf))}`,
    bullets: bulletsOf(facts, by),
    advice: `Begin with ${pagesOf(first.thick)}: where the line goes without it, strike it; where it stays, let only one person talk so.`,
    figures: [],
  };
}

export function sayWornAction(facts: Facts): Told {
  const [first] = facts.phrases;
  if (!first) throw new RangeError('Worn action needs a phrase');
  return {
    title: `The action says ${listed(facts.phrases.map(timesOf))}`,
    bullets: bulletsOf(facts, () => 'it stands '),
    advice: `Begin with ${pagesOf(first.thick)}: say what is seen without the words, or let somebody do what only they would do.`,
    figures: [],
  };
}

/** Holds the script against seven formats, names the best of the others and what it would take, and cuts it into episodes. Refuses to sell any. */

import type { AnalysisInput } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import { type FactId, type Format, formatOf, formats, formatsFor } from '../../engine/norms/formats.ts';
import { capitalised, counted, decimal, listed, numberWord } from '../../engine/wording.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import type { CrossFormatEvaluationFindings, Episode, FormatFact, FormatFit } from './card.ts';
import { changesFor } from './changes.ts';
import { currentFormat } from './current-format.ts';
import { episodeCounts, episodesOf } from './episodes.ts';
import { factNames } from './fact-names.ts';
import { fitsOf, mostWhenLacking, wantOf, wantText } from './fit.ts';
import { formatFacts } from './format-facts.ts';

/** Below this a script is a sketch: every format would fit or fail by accident. */
const fewestScenes = 4;
const fewestWords = 200;

export function crossFormatEvaluationEvidence({
  screenplay,
  derived,
  details,
}: AnalysisInput): CrossFormatEvaluationFindings {
  const title = quotedTitleOf({ details, screenplay });
  const words = derived.talkWords + derived.actionWords;
  if (derived.scenes.length < fewestScenes || words < fewestWords) return tooLittle(title, derived, words);
  const facts = formatFacts(derived);
  const current = currentFormat(title, derived, details);
  const table = formatsFor(current.id, derived.pages);
  const own = table.find(({ id }) => id === current.id) ?? formatOf(current.id);
  const fits = fitsOf(table, facts);
  const others = fits.filter(({ id }) => id !== current.id).sort((a, b) => b.fit - a.fit || metShare(b) - metShare(a));
  const best = others[0] ?? null;
  const format = best && formatOf(best.id);
  const serial = serialOf(fits, derived);
  const episodes = serial?.episode ? episodesOf(derived, serial.episode) : [];
  return {
    current: current.id,
    currentText: current.text,
    summary: summaryOf(title, own, fits, others, episodes, serial),
    facts,
    formats: fits,
    best: best?.id ?? null,
    bestText: best ? bestText(title, best, facts) : '',
    changes: best && format ? changesFor(format, best, facts, derived) : [],
    serial: episodes.length > 0 ? (serial?.id ?? null) : null,
    episodesText: episodesText(title, own, derived, serial, episodes),
    episodes,
  };
}

function tooLittle(title: string, { scenes }: Derived, words: number): CrossFormatEvaluationFindings {
  return {
    current: null,
    currentText: `${title} has ${counted(scenes.length, 'scene')} with a heading and ${counted(words, 'word')}.`,
    summary: [
      `${title} has ${counted(scenes.length, 'scene')} with a heading and ${counted(words, 'word')}: too little to hold against a format (that takes ${fewestScenes} scenes and ${fewestWords} words).`,
    ],
    facts: [],
    formats: [],
    best: null,
    bestText: '',
    changes: [],
    serial: null,
    episodesText: `No episodes are cut from ${counted(scenes.length, 'scene')}.`,
    episodes: [],
  };
}

/** The best-fitting format told in parts whose episodes the pages fill at least twice; the first in the table of equals. */
function serialOf(fits: readonly FormatFit[], { pages }: Derived): Format | null {
  const told = fits
    .filter(({ id }) => {
      const { episode } = formatOf(id);
      return episode !== null && episodeCounts(pages, episode).length > 0;
    })
    .sort((a, b) => b.fit - a.fit);
  return told[0] ? formatOf(told[0].id) : null;
}

const metShare = ({ criteria }: FormatFit): number =>
  criteria.filter(({ fitness }) => fitness === 'fits').length / criteria.length;

const verdict = ({ criteria }: FormatFit): string => {
  const counted_ = criteria.filter(({ fitness }) => fitness !== 'not counted');
  return `${numberWord(counted_.filter(({ fitness }) => fitness === 'fits').length)} of ${counted(counted_.length, 'criterion', 'criteria')} met`;
};

function summaryOf(
  title: string,
  current: Format,
  fits: readonly FormatFit[],
  others: readonly FormatFit[],
  episodes: readonly Episode[],
  serial: Format | null,
): string[] {
  const own = fits.find(({ id }) => id === current.id);
  const [best, second] = others;
  if (!own || !best) return [];
  const first = `As ${current.inSentence} ${title} scores ${own.fit} of 100 on the counts below (${verdict(own)}). Of the other formats the nearest is ${formatOf(best.id).inSentence}: ${best.fit} of 100 (${verdict(best)})${second ? `, then ${formatOf(second.id).inSentence} (${second.fit})` : ''}.`;
  const comparison =
    best.fit > own.fit
      ? ` That is more than ${title} reaches in its own format.`
      : best.fit <= mostWhenLacking
        ? ` None of them comes close: ${title} is at home where it is.`
        : '';
  const parts =
    serial && episodes.length > 0
      ? ` Told in parts, as ${serial.inSentence}, ${title} falls into ${counted(episodes.length, 'episode')}.`
      : '';
  return [first + comparison + parts];
}

function bestText(title: string, best: FormatFit, facts: readonly FormatFact[]): string {
  const format = formatOf(best.id);
  const printed = (fact: FactId): string => facts.find(({ id }) => id === fact)?.printed ?? '';
  const phrase = ({ fact }: FormatFit['criteria'][number]): string => {
    const want = wantOf(format, fact);
    return `${factNames[fact].inSentence} ${printed(fact)}${want ? ` (${wantText(want)} wanted)` : ''}`;
  };
  const met = best.criteria.filter(({ fitness }) => fitness === 'fits');
  const off = best.criteria.filter(({ fitness }) => fitness === 'near' || fitness === 'far');
  const why =
    met.length > 0
      ? `What speaks for it in ${title}: ${listed(met.map(phrase))}.`
      : `No criterion is met by ${title} yet.`;
  const against =
    off.length > 0
      ? ` What speaks against it: ${listed(off.map(phrase))}.`
      : ` Nothing counted in ${title} speaks against it.`;
  return why + against;
}

function episodesText(
  title: string,
  own: Format,
  { pages, scenes }: Derived,
  serial: Format | null,
  episodes: readonly Episode[],
): string {
  const shortest = Math.min(...formats.flatMap(({ episode }) => episode?.min ?? []));
  if (!serial?.episode && own.episode && pages < 2 * own.episode.min)
    return `${title} is one episode as it stands: ${decimal(pages)} pages, ${counted(scenes.length, 'scene')}. Nothing is cut from it.`;
  if (!serial?.episode)
    return `${title} has ${decimal(pages)} pages, and two episodes of the shortest kind here take ${2 * shortest}: it is one piece, for one sitting, all ${scenes.length} scenes of it.`;
  if (episodes.length === 0)
    return `${title} could fill episodes by its ${decimal(pages)} pages, but no cut between its ${scenes.length} scenes leaves every part between ${serial.episode.min} and ${serial.episode.max} pages: its longest scenes would have to be broken first.`;
  const lengths = episodes.map((one) => one.pages);
  const hooked = episodes.slice(0, -1).filter(({ text }) => !text.includes('for its length')).length;
  const cuts = episodes.length - 1;
  const held =
    cuts === 1
      ? `The cut ${hooked === 1 ? 'stands' : 'does not stand'}`
      : hooked === cuts
        ? `${cuts === 2 ? 'Both' : `All ${numberWord(cuts)}`} cuts stand`
        : `${capitalised(numberWord(hooked))} of the ${numberWord(cuts)} cuts ${hooked === 1 ? 'stands' : 'stand'}`;
  return `${title} as ${serial.inSentence}: ${counted(episodes.length, 'episode')} of ${decimal(Math.min(...lengths))} to ${decimal(Math.max(...lengths))} pages, cut after ${cuts === 1 ? 'scene' : 'scenes'} ${listed(episodes.slice(0, -1).map(({ toScene }) => String(toScene)))}. ${held} on an ending with a pull that could be counted.`;
}

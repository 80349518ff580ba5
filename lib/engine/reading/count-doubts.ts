/**
 * Finds what the reader may have got wrong: headings missed, action taken for speech, cues that are none. Corrects nothing. All thresholds are
 * yardsticks of ours: far outside what scripts usually do, so that a doubt is rare.
 */
import type { Scene, Screenplay, Speech } from '../../screenplay/model.ts';
import { passagesOf } from '../text/passages.ts';
import { wordsOf } from '../text/words.ts';
import type { Doubt, NamedCue } from './doubt.ts';

/** A speech of more words fills over a page: seldom meant, often a page of action. */
export const longSpeechWords = 300;
const longSceneEighths = 12 * 8;
/** Text before the first heading, longer than a title and a first image. */
const longOpeningEighths = 8;
const silentPages = 4;
/** Names have up to three words; a "cue" of more that speaks once is often a shout, a sign or a slug. */
const longCueWords = 4;

/** Doubts about the script as a whole first, then about places, in the order of the pages. Pages are those of the script. */
export function countDoubts(screenplay: Screenplay): Doubt[] {
  const speeches = screenplay.scenes.flatMap(({ elements }) => elements.filter((element) => element.kind === 'speech'));
  const local = [
    ...lateFirstHeading(screenplay),
    ...longScenes(screenplay),
    ...skippedNumbers(screenplay),
    ...aboutCues('long_speech', longSpeeches(speeches)),
    ...aboutCues('cue_without_words', emptyCues(speeches)),
    ...aboutCues('unlikely_cue', unlikelyCues(speeches)),
    ...silentRuns(screenplay),
  ];
  return [...missingKinds(screenplay, speeches), ...local.sort((a, b) => firstPageOf(a) - firstPageOf(b))];
}

/** The first page that a doubt is about; 0 for the script as a whole. */
export function firstPageOf(doubt: Doubt): number {
  switch (doubt.code) {
    case 'no_scene_headings':
    case 'no_speeches':
      return 0;
    case 'late_first_heading':
    case 'pages_of_action_only':
      return doubt.from;
    case 'long_scene':
      return doubt.start.page;
    case 'scene_numbers_skip':
      return doubt.gaps[0]?.at.page ?? 0;
    default:
      return doubt.cues[0]?.at.page ?? 0;
  }
}

function missingKinds({ scenes }: Screenplay, speeches: readonly Speech[]): Doubt[] {
  const isHeaded = scenes.some(({ heading }) => heading !== null);
  return [
    ...(isHeaded ? [] : [{ code: 'no_scene_headings' } as const]),
    ...(speeches.length > 0 ? [] : [{ code: 'no_speeches' } as const]),
  ];
}

function lateFirstHeading({ scenes: [first, second] }: Screenplay): Doubt[] {
  if (!first || first.heading !== null || !second || first.eighths <= longOpeningEighths) return [];
  return [{ code: 'late_first_heading', from: first.at.start.page, heading: second.at.start }];
}

const longScenes = ({ scenes }: Screenplay): Doubt[] =>
  scenes
    .filter((scene): scene is Scene & { heading: object } => scene.heading !== null)
    .flatMap(({ at: { start, end }, eighths }, index) =>
      eighths > longSceneEighths ? [{ code: 'long_scene', scene: index + 1, start, end }] : [],
    );

/** Printed scene numbers that skip; letters ('12A') are inserts and do not count. */
function skippedNumbers({ scenes }: Screenplay): Doubt[] {
  const numbers = scenes.flatMap(({ heading }) =>
    heading?.number && /^\d+$/.test(heading.number) ? [{ number: Number(heading.number), at: heading.at.start }] : [],
  );
  const gaps = numbers.flatMap(({ number, at }, index) => {
    const before = numbers[index - 1]?.number;
    return before !== undefined && number > before + 1 ? [{ from: before, to: number, at }] : [];
  });
  return gaps.length > 0 ? [{ code: 'scene_numbers_skip', gaps }] : [];
}

const aboutCues = (code: Extract<Doubt, { cues: unknown }>['code'], cues: readonly NamedCue[]): Doubt[] =>
  cues.length > 0 ? [{ code, cues }] : [];

const named = ({ cue, at }: Speech): NamedCue => ({ name: cue.name, at: at.start });

const longSpeeches = (speeches: readonly Speech[]): NamedCue[] =>
  speeches
    .filter(({ parts }) => parts.reduce((sum, { text }) => sum + wordsOf(text).length, 0) > longSpeechWords)
    .map(named);

const emptyCues = (speeches: readonly Speech[]): NamedCue[] =>
  speeches
    .filter(({ parts }) => !parts.some(({ kind, text }) => kind !== 'parenthetical' && text.trim() !== ''))
    .map(named);

const unlikelyCues = (speeches: readonly Speech[]): NamedCue[] =>
  [...Map.groupBy(speeches, ({ cue }) => cue.name).values()]
    .flatMap(([only, second]) => (only && second === undefined ? [named(only)] : []))
    .filter(({ name }) => !/\s(?:AND|&)\s|\//i.test(name) && name.trim().split(/\s+/).length >= longCueWords);

/** Runs of whole pages on which neither a heading nor a cue was found although there is text. */
function silentRuns(screenplay: Screenplay): Doubt[] {
  const passages = passagesOf(screenplay, () => 0);
  const texts = new Set(passages.map(({ at }) => at.page));
  const marked = new Set(
    passages.filter(({ kind, cue }) => kind === 'heading' || cue !== null).map(({ at }) => at.page),
  );
  const runs: Doubt[] = [];
  let start = 1;
  for (let page = 1; page <= screenplay.pageCount + 1; page += 1) {
    if (page <= screenplay.pageCount && texts.has(page) && !marked.has(page)) continue;
    if (page - start >= silentPages) runs.push({ code: 'pages_of_action_only', from: start, to: page - 1 });
    start = page + 1;
  }
  return runs;
}

/**
 * Finds what the reader may have got wrong although every page could be read: headings missed, action taken for speech, cues that are none.
 * Refuses to correct anything. All thresholds are yardsticks of ours: far outside what scripts usually do, so that a warning is rare.
 */
import type { NamedPlace } from '../../contract/blocks.ts';
import type { ReadingWarning } from '../../contract/reading.ts';
import { passagesOf } from '../../engine/text/passages.ts';
import { wordsOf } from '../../engine/text/words.ts';
import { counted, listed } from '../../engine/wording.ts';
import type { Place, Scene, Screenplay, Speech } from '../../screenplay/model.ts';

/** A speech of more words fills over a page: seldom meant, often a page of action. */
const longSpeechWords = 300;
const longScenePages = 12;
const silentPages = 4;
/** Names have up to three words; a "cue" of more that speaks once is often a shout, a sign or a slug. */
const longCueWords = 4;
/** A longer name is cut in a sentence; its place says the rest. */
const longestShown = 60;
/** How many places one warning names. */
const shown = 5;

const clipped = (name: string): string =>
  name.length > longestShown ? `${name.slice(0, longestShown).trimEnd()}…` : name;

const where = ({ page, line }: Place): string => `page ${page}, line ${line}`;

const warning = (
  code: string,
  page: number | null,
  sentence: string,
  places: readonly NamedPlace[] = [],
): ReadingWarning => ({ code, page, sentence, ...(places.length > 0 && { places: [...places] }) });

const speechesIn = (screenplay: Screenplay): Speech[] =>
  screenplay.scenes.flatMap(({ elements }) => elements.filter((element) => element.kind === 'speech'));

interface Named {
  readonly name: string;
  readonly at: Place;
}

/** 'A (page 3, line 4) and B (…)', the first few of `items`. */
const places = (items: readonly Named[]): string => {
  const named = items.slice(0, shown).map(({ name, at }) => `${clipped(name)} (${where(at)})`);
  return listed(items.length > shown ? [...named, `${items.length - shown} more`] : named);
};

/** The places in that list, by the words that name them. */
const placesNamed = (items: readonly Named[]): NamedPlace[] =>
  items.slice(0, shown).map(({ at }) => ({ text: where(at), ...at }));
const pageNamed = ({ page, line }: Place): NamedPlace => ({ text: `page ${page}`, page, line });

function missingKinds({ scenes }: Screenplay, speeches: readonly Speech[]): ReadingWarning[] {
  const headings = scenes.some(({ heading }) => heading !== null);
  return [
    ...(headings
      ? []
      : [
          warning(
            'no_scene_headings',
            null,
            'No scene heading was found, so the whole script counts as one passage without scenes.',
          ),
        ]),
    ...(speeches.length > 0 ? [] : [warning('no_speeches', null, 'No character cue was found, so nobody speaks.')]),
  ];
}

function lateFirstHeading({ scenes: [first, second] }: Screenplay): ReadingWarning[] {
  if (!first || first.heading !== null || !second || first.eighths <= 8) return [];
  const { start } = second.at;
  return [
    warning(
      'late_first_heading',
      first.at.start.page,
      `The first scene heading was found on page ${start.page}; what stands before it belongs to no scene.`,
      [pageNamed(start)],
    ),
  ];
}

function longScenes({ scenes }: Screenplay): ReadingWarning[] {
  const numbered = scenes.filter((scene): scene is Scene & { heading: object } => scene.heading !== null);
  return numbered.flatMap(({ at, eighths }, index) =>
    eighths > longScenePages * 8
      ? [
          warning(
            'long_scene',
            at.start.page,
            `Scene ${index + 1} runs from page ${at.start.page} to page ${at.end.page}. A scene heading in between may have been missed.`,
            [pageNamed(at.start), pageNamed(at.end)],
          ),
        ]
      : [],
  );
}

/** Printed scene numbers that skip; letters ('12A') are inserts and do not count. */
function skippedNumbers({ scenes }: Screenplay): ReadingWarning[] {
  const numbers = scenes.flatMap(({ heading }) =>
    heading?.number && /^\d+$/.test(heading.number) ? [{ number: Number(heading.number), at: heading.at.start }] : [],
  );
  const gaps = numbers.flatMap(({ number, at }, index) => {
    const before = numbers[index - 1]?.number;
    return before !== undefined && number > before + 1 ? [{ name: `from ${before} to ${number}`, at }] : [];
  });
  const [first] = gaps;
  if (!first) return [];
  const text = `The printed scene numbers jump ${places(gaps)}. A scene was omitted, or its heading was missed.`;
  return [warning('scene_numbers_skip', first.at.page, text, placesNamed(gaps))];
}

function longSpeeches(speeches: readonly Speech[]): ReadingWarning[] {
  const long = speeches
    .map(({ cue, parts, at }) => ({
      name: cue.name,
      at: at.start,
      words: parts.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    }))
    .filter(({ words }) => words > longSpeechWords);
  const [first] = long;
  if (!first) return [];
  const text = `${long.length === 1 ? 'One speech is' : `${counted(long.length, 'speech', 'speeches')} are`} longer than ${longSpeechWords} words: ${places(long)}. Action may have been read as dialogue.`;
  return [warning('long_speech', first.at.page, text, placesNamed(long))];
}

function emptyCues(speeches: readonly Speech[]): ReadingWarning[] {
  const empty = speeches
    .filter(({ parts }) => !parts.some(({ kind, text }) => kind !== 'parenthetical' && text.trim() !== ''))
    .map(({ cue, at }) => ({ name: cue.name, at: at.start }));
  const [first] = empty;
  if (!first) return [];
  const text = `${empty.length === 1 ? 'One cue has' : `${counted(empty.length, 'cue')} have`} no spoken words below: ${places(empty)}.`;
  return [warning('cue_without_words', first.at.page, text, placesNamed(empty))];
}

function unlikelyCues(speeches: readonly Speech[]): ReadingWarning[] {
  const byName = Map.groupBy(speeches, ({ cue }) => cue.name);
  const odd = [...byName.values()]
    .filter(([, second]) => second === undefined)
    .flatMap(([only]) => (only ? [{ name: only.cue.name, at: only.at.start }] : []))
    .filter(({ name }) => !/\s(?:AND|&)\s|\//i.test(name) && name.trim().split(/\s+/).length >= longCueWords);
  const [first] = odd;
  if (!first) return [];
  const text = `Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: ${places(odd)}.`;
  return [warning('unlikely_cue', first.at.page, text, placesNamed(odd))];
}

/** Runs of whole pages on which neither a heading nor a cue was found although there is text. */
function silentRuns(screenplay: Screenplay): ReadingWarning[] {
  const passages = passagesOf(screenplay, () => 0);
  const texts = new Set(passages.map(({ at }) => at.page));
  const marked = new Set(
    passages.filter(({ kind, cue }) => kind === 'heading' || cue !== null).map(({ at }) => at.page),
  );
  const runs: ReadingWarning[] = [];
  let start = 1;
  for (let page = 1; page <= screenplay.pageCount + 1; page += 1) {
    if (page <= screenplay.pageCount && texts.has(page) && !marked.has(page)) continue;
    if (page - start >= silentPages)
      runs.push(
        warning(
          'pages_of_action_only',
          start,
          `Pages ${start} to ${page - 1} were read as action alone: no scene heading and no cue was found on them.`,
          [{ text: `Pages ${start}`, page: start, line: null }],
        ),
      );
    start = page + 1;
  }
  return runs;
}

/** Doubts about the script as a whole first, then about places, in the order of the pages. Pages are those of the script. */
export function doubtsOf(screenplay: Screenplay): ReadingWarning[] {
  const speeches = speechesIn(screenplay);
  const local = [
    ...lateFirstHeading(screenplay),
    ...longScenes(screenplay),
    ...skippedNumbers(screenplay),
    ...longSpeeches(speeches),
    ...emptyCues(speeches),
    ...unlikelyCues(speeches),
    ...silentRuns(screenplay),
  ];
  return [...missingKinds(screenplay, speeches), ...local.sort((a, b) => (a.page ?? 0) - (b.page ?? 0))];
}

/** What a writer should see before any report is believed: how the script was read, small enough to keep beside it. Refuses to judge the script. */
import {
  type CharacterEdits,
  type ReadingCharacter,
  type ReadingCue,
  type ReadingFacts,
  type ReadingWarning,
  type ReadReading,
  type RevealedName,
  unreadableCodes,
} from '../../contract/reading.ts';
import { charactersOf } from '../../engine/people/characters.ts';
import { hasSwappedLetters, nearlySame } from '../../engine/people/near-names.ts';
import { revealedNames } from '../../engine/people/revealed-names.ts';
import { speechesOf } from '../../engine/people/speeches.ts';
import { passagesOf, positionsOf } from '../../engine/text/passages.ts';
import { counted } from '../../engine/wording.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { doubtsOf } from './doubts.ts';

/** Bounds that keep the whole well below the table's 400 kB an item, whatever the file. */
const mostCues = 500;
const longestName = 100;
const longestTitle = 300;
const mostWriters = 20;
const mostWarnings = 40;

/** Speeches by printed cue name, as the reports count them: a cue without spoken words has none. */
function cuesOf(screenplay: Screenplay): ReadingCue[] {
  const passages = passagesOf(screenplay, () => 0);
  const cues = new Map<string, ReadingCue>();
  for (const { cue } of passages) {
    if (cue === null || cues.has(cue.name)) continue;
    cues.set(cue.name, { name: cue.name, speeches: 0, ...cue.at.start });
  }
  for (const { passage } of speechesOf(passages, (name) => [name])) {
    const cue = passage.cue && cues.get(passage.cue.name);
    if (cue) cues.set(cue.name, { ...cue, speeches: cue.speeches + 1 });
  }
  return [...cues.values()];
}

/** Computed once, when a script is read. `running_time_minutes` is the usual page a minute. */
export function readingFactsOf(screenplay: Screenplay): ReadingFacts {
  const { titlePage, diagnostics } = screenplay;
  const cues = cuesOf(screenplay);
  const listed = cues
    .filter(({ name }) => name.length <= longestName)
    .sort((a, b) => b.speeches - a.speeches)
    .slice(0, mostCues);
  const told = diagnostics.map(
    ({ code, message, pages }): ReadingWarning => ({ code, sentence: message, page: pages[0] ?? null }),
  );
  return {
    title: titlePage.title?.slice(0, longestTitle) ?? null,
    writers: titlePage.authors.slice(0, mostWriters).map((name) => name.slice(0, longestTitle)),
    page_count: screenplay.pageCount,
    running_time_minutes: Math.max(1, Math.round(positionsOf(screenplay).pages)),
    scene_count: screenplay.scenes.filter(({ heading }) => heading !== null).length,
    unreadable_pages: [
      ...new Set(diagnostics.flatMap(({ code, pages }) => (unreadableCodes.has(code) ? pages : []))),
    ].sort((a, b) => a - b),
    warnings: [...told, ...doubtsOf(screenplay)].slice(0, mostWarnings),
    cues: listed,
    cues_left_out: cues.length - listed.length,
    revealed: revealedNames(screenplay).slice(0, mostWarnings),
  };
}

/** How many times rarer than the right spelling a slip of the pen is taken to be; a yardstick of ours. JANE and JANET may both live here. */
const rarer = 5;
const title = /^(?:MR|MRS|MS|MISS|DR)\.? /;
/** 'MR HALE' and 'MRS HALE' are a couple, not a slip. */
const isCouple = (one: string, other: string): boolean =>
  title.test(one) && title.test(other) && one.replace(title, '') === other.replace(title, '');

const mayBeSlip = (often: ReadingCharacter, rare: ReadingCharacter): boolean =>
  (rare.speeches === 1 || rare.speeches * rarer <= often.speeches) &&
  (nearlySame(often.name, rare.name) || hasSwappedLetters(often.name, rare.name)) &&
  !isCouple(often.name, rare.name);

/** Cues that may be one name misspelt. The rarer one is asked about, most often the slip. */
function alikeNames(characters: readonly ReadingCharacter[]): ReadingWarning[] {
  return characters.flatMap((often, index) =>
    characters
      .slice(index + 1)
      .filter((rare) => mayBeSlip(often, rare))
      .map((rare) => ({
        code: 'names_alike',
        sentence: `${rare.name} (${counted(rare.speeches, 'speech', 'speeches')}, first on page ${rare.first_page}) is spelt almost like ${often.name} (${counted(often.speeches, 'speech', 'speeches')}). If they are one person, merge them.`,
        page: rare.first_page,
        places: [{ text: `page ${rare.first_page}`, page: rare.first_page, line: rare.first_line }],
      })),
  );
}

/** Cues that the script itself says are one person, as long as they count as two. */
const sameByNow = (revealed: readonly RevealedName[], characters: readonly ReadingCharacter[]): ReadingWarning[] => {
  const stands = (id: string): boolean => characters.some((one) => one.id === id && one.name === id);
  return revealed
    .filter(({ part, name }) => stands(part) && stands(name))
    .map(({ part, name, page }) => ({
      code: 'revealed_name',
      sentence: `Page ${page} seems to say that ${part} is ${name}. If they are one person, merge them: every report then counts one part, not two.`,
      page,
    }));
};

/** The preview: the stored facts with the writer's corrections. `title` is the writer's own, if there is one. */
export function readingOf(facts: ReadingFacts, edits: CharacterEdits, title: string | null): ReadReading {
  const { cues, cues_left_out, revealed, ...rest } = facts;
  const characters = charactersOf(cues, edits);
  return {
    ...rest,
    status: 'ready',
    title: title ?? facts.title,
    speaking_part_count: characters.length + cues_left_out,
    warnings: [...facts.warnings, ...alikeNames(characters), ...sameByNow(revealed ?? [], characters)].slice(
      0,
      mostWarnings,
    ),
    characters,
    edits,
  };
}

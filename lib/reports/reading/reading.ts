/** What a writer should see before any report is believed: how the script was read, small enough to keep beside it. It judges nothing. */
import type { Corrections } from '../../contract/corrections.ts';
import { type ReadingFacts, type ReadingWarning, type ReadReading, unreadableCodes } from '../../contract/reading.ts';
import { charactersOf } from '../../engine/people/characters.ts';
import { revealedNames } from '../../engine/people/revealed-names.ts';
import { countCues } from '../../engine/reading/count-cues.ts';
import { countDoubts } from '../../engine/reading/count-doubts.ts';
import { nameDoubts } from '../../engine/reading/name-doubts.ts';
import { positionsOf } from '../../engine/text/passages.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { doubtId, nameWarningOf, warningOf } from './warnings.ts';

/** Bounds that keep the whole well below the table's 400 kB an item, whatever the file. */
const mostCues = 500;
const longestName = 100;
const longestTitle = 300;
const mostWriters = 20;
const mostWarnings = 40;

/** Computed once, when a script is read. `running_time_minutes` is the usual page a minute. */
export function readingFactsOf(screenplay: Screenplay): ReadingFacts {
  const { titlePage, diagnostics } = screenplay;
  const cues = countCues(screenplay);
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
    warnings: [...told, ...countDoubts(screenplay).map(warningOf)].slice(0, mostWarnings),
    cues: listed,
    cues_left_out: cues.length - listed.length,
    revealed: revealedNames(screenplay).slice(0, mostWarnings),
  };
}

/** The preview: the stored facts with the writer's corrections, and which of its doubts the writer has dismissed. `title` is that of the details form, if there is one. */
export function readingOf(facts: ReadingFacts, corrections: Corrections, title: string | null): ReadReading {
  const { cues, cues_left_out, revealed, ...rest } = facts;
  const characters = charactersOf(cues, corrections.aliases);
  const dismissed = new Set(corrections.dismissed);
  const warnings = [...facts.warnings, ...nameDoubts(characters, revealed ?? []).map(nameWarningOf)];
  return {
    ...rest,
    status: 'ready',
    title: corrections.title ?? title ?? facts.title,
    speaking_part_count: characters.length + cues_left_out,
    warnings: warnings.slice(0, mostWarnings).map((warning) => {
      const id = doubtId(warning);
      return { ...warning, id, ...(dismissed.has(id) && { dismissed: true as const }) };
    }),
    characters,
    corrections,
  };
}

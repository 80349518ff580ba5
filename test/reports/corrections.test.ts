/** What the writer's corrections change in the counted reports, field by field; and that each report says which of them it depends on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  budgetName,
  type CorrectionField,
  type Corrections,
  formatName,
  genreName,
  noCorrections,
} from '../../lib/contract/corrections.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails, type ScriptDetails } from '../../lib/contract/uploads.ts';
import { derive } from '../../lib/engine/derive.ts';
import { applyCharacterEdits } from '../../lib/engine/people/character-edits.ts';
import { placeOfTurn } from '../../lib/engine/structure/place-turns.ts';
import { cards, questionsAfter } from '../../lib/reports/catalog.ts';
import { composeCoverage } from '../../lib/reports/coverage/coverage.ts';
import { readyToSendEntry, readyToSendParts } from '../../lib/reports/overview/ready-to-send.ts';
import { questions } from '../../lib/reports/registry.ts';
import { countParts, runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { genreId } from '../../lib/story/genre.ts';
import { budgetLevel } from '../../lib/story/read/judgement-read.ts';
import { scriptFormat } from '../../lib/story/source.ts';
import { type Story, type StoryPart, storyParts } from '../../lib/story/story-graph.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { isLong, part as sample } from '../sampled.ts';

type Field = Exclude<CorrectionField, 'aliases'>;
const all = Object.keys(storyParts) as StoryPart[];

/** As long as a feature: the two short ones, one after the other, again and again, with a place and a year that are named. */
async function feature(): Promise<Screenplay> {
  const bodies = ['the-last-reel', 'minutes-of-the-marrow'].map((name) =>
    readFileSync(path.join(import.meta.dirname, `../corpus/${name}.fountain`), 'utf8').replace(/^[\s\S]*?\n\n/, ''),
  );
  const somewhere =
    'EXT. BRIGHTON PIER, 1962 - DAY\n\nMAGS walks along Brighton Pier.\n\nINT. HOTEL, BRIGHTON - NIGHT\n\nMAGS sleeps.';
  const acts = Array.from({ length: 4 }, () => [...bodies, somewhere].join('\n\n'));
  return screenplayOf(`Title: Long Reel\n\n${acts.join('\n\n')}`);
}

let scripts: readonly Screenplay[];
beforeAll(async () => {
  // The last is set beside films, others for another genre.
  const besideFilms = readFileSync(path.join(import.meta.dirname, '../corpus/planted/dress-parade.fountain'), 'utf8');
  scripts = [await lastReel(), await marrow(), await feature(), await screenplayOf(besideFilms)];
});
const answersTo = (screenplay: Screenplay, corrections: Corrections, details: ScriptDetails = emptyDetails) =>
  new Map(cards.map(({ number }) => [number, runQuestion(number, { screenplay, details, corrections })]));
const text = (answer: Answer | undefined): string => JSON.stringify(answer);

/** Corrections of one field that differ from what is counted: several, so that what one of them leaves as it is another may change. */
function changesOf(field: Field, screenplay: Screenplay): Corrections[] {
  const { characters } = derive(screenplay);
  switch (field) {
    case 'genre':
      return genreName.options.map((genre) => ({ ...noCorrections, genre }));
    case 'title':
      return [{ ...noCorrections, title: 'A Name Nobody Gave' }];
    case 'format':
      return formatName.options.map((format) => ({ ...noCorrections, format }));
    case 'logline':
      return [{ ...noCorrections, logline: 'A projectionist has one night.' }];
    case 'budget':
      return budgetName.options.map((budget) => ({ ...noCorrections, budget }));
    case 'comparables':
      return [{ ...noCorrections, comparables: ['Cinema Paradiso', 'A Film That Nobody Made'] }];
    case 'intent':
      return [{ ...noCorrections, intent: 'A comedy of grief.' }];
    case 'protagonist':
      return characters.slice(1, 5).map(({ id }) => ({ ...noCorrections, protagonist: id }));
    case 'turns': {
      const climax = placeOfTurn(screenplay, { scene: 2 });
      return [{ ...noCorrections, turns: { ...noCorrections.turns, climax } }];
    }
    default: {
      const unknown: never = field;
      return unknown;
    }
  }
}

/** What corrections of a field have been seen to change. */
interface Changed {
  /** Reports by number. */
  readonly reports: Set<number>;
  readonly parts: Set<StoryPart>;
}

/**
 * What corrections of the field change in any of the scripts. In `npm test` eight of them are tried, and of the others as many as `isShown` asks for, since a
 * report may need the right correction of the right script to change.
 */
function changedBy(field: Field, isShown: (changed: Changed) => boolean): Changed {
  const changed: Changed = { reports: new Set(), parts: new Set() };
  const countedOf = (screenplay: Screenplay, corrections: Corrections) => ({
    answers: answersTo(screenplay, corrections),
    parts: countParts(all, { screenplay, details: emptyDetails, corrections }),
  });
  const uncorrected = new Map<Screenplay, ReturnType<typeof countedOf>>();
  const tries = scripts.flatMap((screenplay) =>
    changesOf(field, screenplay).map((corrections) => ({ screenplay, corrections })),
  );
  const drawn = sample(tries, 8);
  const inTurn = [...drawn, ...tries.filter((one) => !drawn.includes(one))];
  for (const [at, { screenplay, corrections }] of inTurn.entries()) {
    if (!isLong && at >= drawn.length && isShown(changed)) break;
    const before = uncorrected.get(screenplay) ?? countedOf(screenplay, noCorrections);
    uncorrected.set(screenplay, before);
    const after = countedOf(screenplay, corrections);
    for (const [number, answer] of after.answers)
      if (text(answer) !== text(before.answers.get(number))) changed.reports.add(number);
    for (const part of all) if (!isDeepStrictEqual(before.parts[part], after.parts[part])) changed.parts.add(part);
  }
  return changed;
}

describe('what depends on a correction', () => {
  it.each(sample(['genre', 'title', 'turns', 'logline', 'budget', 'comparables', 'intent'] as const, 1))(
    'of the %s is made again, and only that',
    (field) => {
      const declared = questionsAfter([field]);
      const { reports } = changedBy(field, (changed) => declared.every((number) => changed.reports.has(number)));
      expect([...reports].sort((a, b) => a - b)).toEqual(declared);
    },
    60_000,
  );

  it.each(sample(['format', 'protagonist'] as const, 1))(
    'of the %s is made again, and nothing that reads nothing of it',
    (field) => {
      const declared = questionsAfter([field]);
      const untouched = ({ parts: touched }: Changed): string[] =>
        questions
          .filter(({ card, parts }) => declared.includes(card.number) && !parts.some((part) => touched.has(part)))
          .map(({ card }) => card.id);
      const changed = changedBy(field, (so) => untouched(so).length === 0);
      expect(declared).toEqual(expect.arrayContaining([...changed.reports]));
      expect(untouched(changed)).toEqual([]);
      expect(declared.length).toBeLessThan(cards.length);
    },
    60_000,
  );

  it('of who is who is every report; of nothing none', () => {
    expect(questionsAfter(['aliases'])).toEqual(cards.map(({ number }) => number));
    expect(questionsAfter([])).toEqual([]);
    expect(questionsAfter(['title', 'turns'])).toContain(13);
  });

  it('is declared by every report that looks at the lead or the format, whatever it says of them', () => {
    const screenplay = scripts[2];
    if (!screenplay) throw new Error('The feature is missing.');
    for (const { card, parts, view } of questions) {
      const looked = new Set<string>();
      const story = countParts(parts, { screenplay, details: emptyDetails });
      const source: Story['source'] = new Proxy(story.source, {
        get: (target, key) => {
          looked.add(String(key));
          return Reflect.get(target, key);
        },
      });
      view({ ...story, source } as Story);
      if (looked.has('lead')) expect(card.corrections, card.id).toContain('protagonist');
      if (looked.has('format')) expect(card.corrections, card.id).toContain('format');
    }
  });
});

describe('a corrected', () => {
  const script = (): Screenplay => {
    const [first] = scripts;
    if (!first) throw new Error('The script is missing.');
    return first;
  };
  const facts = (corrections: Corrections, details: Partial<ScriptDetails> = {}) =>
    answersTo(script(), corrections, { ...emptyDetails, ...details })
      .get(4)
      ?.entries.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])));
  const fact = (id: string, corrections: Corrections, details: Partial<ScriptDetails> = {}) =>
    facts(corrections, details)?.find((each) => each.id === id);

  it('genre stands in place of the one of the form and the page, and says whose it is', () => {
    const corrections = { ...noCorrections, genre: 'romance' } as const;
    expect(fact('genre', corrections, { genre: 'horror' })).toMatchObject({ value: 'Romance', note: 'Set by you.' });
    expect(text(answersTo(script(), corrections, { ...emptyDetails, genre: 'horror' }).get(11))).not.toContain(
      'Horror',
    );
  });

  it('title beats the form’s and the page’s wherever a report prints it', () => {
    const corrections = { ...noCorrections, title: 'Night Boat' };
    const answers = answersTo(script(), corrections, { ...emptyDetails, title: 'Form Title' });
    expect(fact('title', corrections)).toMatchObject({
      value: 'Night Boat',
      note: expect.stringContaining('Set by you.'),
    });
    expect([...answers.values()].map(text).join('')).not.toContain('Form Title');
  });

  it('format beats the form’s, is named as the writer’s and takes the form’s words with it', () => {
    const corrections = { ...noCorrections, format: 'half-hour' } as const;
    expect(fact('scriptType', corrections, { script_type: 'Movie' })).toMatchObject({
      value: 'half-hour episode',
      note: 'Set by you.',
    });
    expect(fact('length', corrections)?.note).toContain('a half-hour episode, as set by you');
  });

  it('protagonist leads: in the graph, in the snapshot, also under a name that was corrected, too', () => {
    const second = derive(script()).characters[1];
    if (!second) throw new Error('Nobody else speaks.');
    const renames = [{ name: second.id, to: 'Quill' }];
    const corrections = { ...noCorrections, protagonist: second.id, aliases: { merges: [], renames } };
    const screenplay = applyCharacterEdits(script(), corrections.aliases);
    const { source, digest } = countParts(['source', 'digest'], {
      screenplay,
      details: { ...emptyDetails, character: 'Lena' },
      corrections,
    });
    expect([source.lead, digest.lead]).toEqual(['ch.QUILL', 'ch.QUILL']);
    expect(text(runQuestion(4, { screenplay, details: emptyDetails, corrections }))).toContain(
      'is the protagonist, as set by you',
    );
  });

  it('turn moves the structure report, the overview and the coverage', () => {
    const climax = placeOfTurn(script(), { scene: 3 });
    if (climax === null) throw new Error('There is no third scene.');
    const corrections = { ...noCorrections, turns: { ...noCorrections.turns, climax } };
    const entries = answersTo(script(), corrections).get(13)?.entries ?? [];
    const zones = entries.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'timeline');
    const turn = zones?.kind === 'timeline' ? zones.items.find(({ label }) => label === 'Climax') : undefined;
    expect(turn).toMatchObject({ fromPage: climax.page, toPage: climax.page, by: 'writer' });
    expect(turn?.text).toMatch(/^Set by you\. Here the final confrontation decides it/);
    expect(turn?.evidence).toEqual([{ scene: 3, page: climax.page, line: climax.line, quote: climax.quote }]);
    const input = { screenplay: script(), details: emptyDetails, corrections };
    const overview = readyToSendEntry(countParts(readyToSendParts, input), { plan: 'basic', logline: null });
    expect(JSON.stringify(overview.blocks)).toContain(`[${climax.page},"Climax, set by you"]`);
    const coverage = composeCoverage({ entries: new Map([[13, entries]]), statistics: null, title: '', date: '' });
    expect(coverage.remarks).toEqual([
      { label: 'Turns', value: `Climax (page ${climax.page}, set by you).`, note: null },
    ]);
  });

  it('logline and intent stand in the snapshot and the overview as the writer’s own', () => {
    const corrections = { ...noCorrections, logline: 'One night,\none reel.', intent: 'A comedy of grief.' };
    expect(fact('logline', corrections)).toMatchObject({ value: 'One night, one reel.', note: 'Set by you.' });
    expect(fact('intent', corrections)).toMatchObject({ label: 'What it sets out to do', value: 'A comedy of grief.' });
    expect(fact('intent', noCorrections)).toBeUndefined();
    const input = { screenplay: script(), details: emptyDetails, corrections };
    const { logline } = corrections;
    const overview = readyToSendEntry(countParts(readyToSendParts, input), { plan: 'basic', logline });
    expect(overview.blocks[0]).toMatchObject({ items: [{ id: 'logline', value: logline, note: 'Set by you.' }] });
  });

  it('level of money stands in the prediction, and changes no rate', () => {
    const set = answersTo(script(), { ...noCorrections, budget: 'micro' }).get(14);
    const before = answersTo(script(), noCorrections).get(14);
    const facts = set?.entries[0]?.blocks.filter((block) => block.kind === 'facts').flatMap(({ items }) => items);
    expect(facts?.find(({ id }) => id === 'budget')).toMatchObject({ value: 'Micro budget' });
    const rate = (answer: Answer | undefined) => answer?.entries[0]?.blocks.find(({ kind }) => kind === 'percentage');
    expect(rate(set)).toEqual(rate(before));
  });

  it('film is set beside the script with what both tell of, or is said not to be known', () => {
    const comparables = ['Cinema Paradiso (1988)', 'A Film That Nobody Made'];
    const [block] = answersTo(script(), { ...noCorrections, comparables }).get(10)?.entries[0]?.blocks ?? [];
    expect(block).toMatchObject({
      kind: 'facts',
      title: 'Films you set beside it',
      items: [
        { label: expect.stringMatching(/^Cinema Paradiso \(1988, /) },
        {
          label: 'A Film That Nobody Made',
          value: expect.stringMatching(/^Not among the [\d,]+ films and series whose subjects are known here\.$/),
        },
      ],
    });
  });

  it('turn stands also in a script too short for zones', () => {
    const short = { ...script(), scenes: script().scenes.slice(0, 3) };
    const climax = placeOfTurn(short, { scene: 2 });
    const { structure } = countParts(['structure'], {
      screenplay: short,
      details: emptyDetails,
      corrections: { ...noCorrections, turns: { ...noCorrections.turns, climax } },
    });
    expect(structure.turns.map(({ turn }) => turn)).toEqual(['Climax']);
  });
});

describe('the place of a turn', () => {
  it('is the heading of its scene, or what begins on its page', () => {
    const [screenplay] = scripts;
    if (!screenplay) throw new Error('The script is missing.');
    const byScene = placeOfTurn(screenplay, { scene: 2 });
    expect(byScene).toMatchObject({ scene: 2, piece: 1 });
    expect(placeOfTurn(screenplay, { page: 2 })?.page).toBe(2);
    expect(placeOfTurn(screenplay, { scene: 999 })).toBeNull();
    expect(placeOfTurn(screenplay, { page: screenplay.pageCount + 1 })).toBeNull();
  });
});

describe('the contract', () => {
  it('knows the genres, kinds of script and levels of money of the story graph', () => {
    expect([...genreName.options].sort()).toEqual([...genreId.options].sort());
    expect([...formatName.options].sort()).toEqual([...scriptFormat.options].sort());
    expect(budgetName.options).toEqual(budgetLevel.options);
  });
});

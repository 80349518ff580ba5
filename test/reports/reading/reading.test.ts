/** The preview of a reading: what it counts, what it doubts, and that it counts as the reports do. */

import { describe, expect, it } from 'vitest';
import { type CharacterEdits, noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { readingFacts, readingOutput } from '../../../lib/contract/reading.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { applyCharacterEdits } from '../../../lib/engine/people/character-edits.ts';
import { readingFactsOf, readingOf } from '../../../lib/reports/reading/reading.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { lastReelPdf, marrow, screenplayOf } from '../../corpus/scripts.ts';

const preview = (screenplay: Screenplay, edits: CharacterEdits = noCharacterEdits) =>
  readingOf(readingFacts.parse(readingFactsOf(screenplay)), { ...noCorrections, aliases: edits }, null);
/** Without their ids, which the sentences make. */
const warningsOf = async (fountain: string) =>
  preview(await screenplayOf(fountain)).warnings.map(({ id: _, ...warning }) => warning);
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('the preview', () => {
  it('of the sample says what a reader of the page would say', async () => {
    const reading = preview(await lastReelPdf());
    expect(reading).toMatchObject({
      status: 'ready',
      title: 'The Last Reel',
      writers: ['Noor Whitlock'],
      page_count: 15,
      running_time_minutes: 15,
      scene_count: 18,
      unreadable_pages: [],
    });
    expect(reading.characters[0]).toMatchObject({ id: 'LENA', name: 'LENA', also_written: [] });
    expect(reading.speaking_part_count).toBe(reading.characters.length);
    expect(readingOutput.safeParse(reading).success).toBe(true);
  });

  it.each([
    ['as read', noCharacterEdits],
    ['with corrections', { merges: [{ from: 'LENA', into: 'MAGS' }], renames: [{ name: 'MAGS', to: 'Greta' }] }],
  ])('counts characters and speeches %s as the reports do', async (_, edits) => {
    for (const screenplay of [await lastReelPdf(), await marrow()]) {
      const { characters } = derive(applyCharacterEdits(screenplay, edits));
      const counted = characters.map(({ id, speeches }) => `${id} ${speeches.length}`).sort();
      expect(
        preview(screenplay, edits)
          .characters.map(({ name, speeches }) => `${name} ${speeches}`)
          .sort(),
      ).toEqual(counted);
    }
  });

  it('names the pages of the file on which nothing could be read', async () => {
    const screenplay = await lastReelPdf();
    const diagnostics = [
      { code: 'damaged_pages', message: 'Page 14 of the file could not be read and was left out.', pages: [14] },
      { code: 'pages_without_text', message: 'Page 9 of the file held no text.', pages: [9] },
    ];
    const reading = preview({ ...screenplay, diagnostics });
    expect(reading.unreadable_pages).toEqual([9, 14]);
    expect(reading.warnings).toContainEqual({
      id: expect.stringMatching(/^damaged_pages\./),
      code: 'damaged_pages',
      sentence: 'Page 14 of the file could not be read and was left out.',
      page: 14,
    });
  });

  it('shows under a character what else was written for it, and keeps its name of the script as its id', async () => {
    const screenplay = await screenplayOf(
      'INT. A - DAY\n\nJOHN\nYes.\n\nJHON\nYes again.\n\nMAN\nNo.\n\nJOHN\nYes, yes.\n',
    );
    const reading = preview(screenplay, {
      merges: [{ from: 'JHON', into: 'JOHN' }],
      renames: [{ name: 'MAN', to: 'Frank' }],
    });
    expect(reading.characters).toEqual([
      { id: 'JOHN', name: 'JOHN', also_written: ['JHON'], speeches: 3, first_page: 1, first_line: 3 },
      { id: 'MAN', name: 'FRANK', also_written: ['MAN'], speeches: 1, first_page: 1, first_line: 9 },
    ]);
    expect(reading.warnings).toEqual([]);
  });

  it('stays within its bounds whatever the script holds', async () => {
    const cues = Array.from({ length: 700 }, (_, at) => `SPEAKER NUMBER ${at}\nYes.\n`).join('\n');
    const facts = readingFactsOf(await screenplayOf(`INT. HALL - DAY\n\n${cues}`));
    expect(facts.cues).toHaveLength(500);
    expect(readingOf(facts, noCorrections, null).speaking_part_count).toBe(700);
    expect(JSON.stringify(facts).length).toBeLessThan(100_000);
  });
});

describe('a doubt is told with its place', () => {
  it('about names spelt almost alike, until they are merged', async () => {
    const text = 'INT. A - DAY\n\nJOHN\nYes.\n\nJHON\nYes again.\n\nJOHN\nYes, yes.\n';
    expect(await warningsOf(text)).toEqual([
      {
        code: 'names_alike',
        sentence:
          'JHON (one speech, first on page 1) is spelt almost like JOHN (two speeches). If they are one person, merge them.',
        page: 1,
        places: [{ text: 'page 1', page: 1, line: 6 }],
      },
    ]);
  });

  it('about a part who turns out to be somebody: the script says so in a speech or where it introduces them', async () => {
    const text =
      'EXT. CAR - NIGHT\n\nOn the back seat: a GIRL, 8. A MAN falls in with the snow: TOMAS REINER, 44.\n\nMAN\nPlease.\n\nGIRL\nMy name’s Wren.\n\nINT. HUT - NIGHT\n\nThe COP #2 waits.\n\nWREN\nNo!\n\nTOMAS\nSit.\n\nCOP #2\nBenali, sir.\n\nBENALI\nWe are through.\n';
    expect((await warningsOf(text)).map(({ code, sentence }) => [code, sentence.slice(0, 46)])).toEqual([
      ['revealed_name', 'Page 1 seems to say that MAN is TOMAS. If they'],
      ['revealed_name', 'Page 1 seems to say that GIRL is WREN. If they'],
      ['revealed_name', 'Page 1 seems to say that COP #2 is BENALI. If '],
    ]);
    const facts = readingFactsOf(await screenplayOf(text));
    const merged = { ...noCharacterEdits, merges: [{ from: 'GIRL', into: 'WREN' }] };
    expect(
      readingOf(facts, { ...noCorrections, aliases: merged }, null)
        .warnings.map(({ sentence }) => sentence)
        .join(' '),
    ).not.toContain('WREN');
    expect(await warningsOf('INT. A - DAY\n\nA GUARD waits. RUTH, 40, enters.\n\nGUARD\nHalt.\n\nRUTH\nNo.\n')).toEqual(
      [],
    );
  });

  it('but not about two who both speak much, nor about a couple', async () => {
    const speeches = (name: string, count: number) => `${name}\nYes.\n\n`.repeat(count);
    const text = (cast: string) => `INT. A - DAY\n\n${cast}`;
    expect(await warningsOf(text(speeches('JANET', 6) + speeches('JANE', 2)))).toEqual([]);
    expect(await warningsOf(text(speeches('MRS HALE', 20) + speeches('MR HALE', 1)))).toEqual([]);
    expect(await warningsOf(text(speeches('JANET', 10) + speeches('JANE', 2)))).toHaveLength(1);
  });

  it('each under an id of its own that stays, and that the writer dismisses', async () => {
    const text = 'INT. A - DAY\n\nJOHN\nYes.\n\nJHON\nYes again.\n\nJOHN\nYes, yes.\n\nMARIA\nNo.\n\nMARIE\nNo.\n';
    const facts = readingFactsOf(await screenplayOf(text));
    const ids = readingOf(facts, noCorrections, null).warnings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const [first = ''] = ids;
    const dismissed = readingOf(facts, { ...noCorrections, dismissed: [first, 'of.another'] }, null).warnings;
    expect(dismissed.map(({ id, dismissed: gone }) => [id, gone])).toEqual([
      [first, true],
      [ids[1], undefined],
    ]);
  });

  it('about a speech too long to be one', async () => {
    const [first] = await warningsOf(`INT. A - DAY\n\nJOHN\n${words(301)}\n`);
    expect(first).toEqual({
      code: 'long_speech',
      page: 1,
      places: [{ text: 'page 1, line 3', page: 1, line: 3 }],
      sentence: 'One speech is longer than 300 words: JOHN (page 1, line 3). Action may have been read as dialogue.',
    });
    expect(await warningsOf(`INT. A - DAY\n\nJOHN\n${words(300)}\n`)).toEqual([]);
  });

  it('about a cue that is hardly a name', async () => {
    const [first] = await warningsOf(
      'INT. A - DAY\n\nA SHOT RINGS OUT\nThe glass falls.\n\nJOHN\nYes.\n\nJOHN AND THE TALL WOMAN\nNo.\n',
    );
    expect(first?.sentence).toBe(
      'Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: A SHOT RINGS OUT (page 1, line 3).',
    );
  });

  it('about printed scene numbers that jump', async () => {
    const [first] = await warningsOf(
      'INT. A - DAY #1#\n\nRain.\n\nINT. B - DAY #2#\n\nRain.\n\nINT. C - DAY #5#\n\nRain.\n\nJOHN\nYes.\n',
    );
    expect(first).toMatchObject({ code: 'scene_numbers_skip', page: 1 });
    expect(first?.sentence).toMatch(/^The printed scene numbers jump from 2 to 5 \(page 1, line \d+\)\./);
  });

  it('about pages of nothing but action, and a scene of many pages', async () => {
    const action = Array.from({ length: 400 }, () => `${words(9)}.`).join('\n\n');
    const codes = (await warningsOf(`INT. A - DAY\n\nJOHN\nYes.\n\n${action}\n`)).map(({ code }) => code);
    expect(codes).toEqual(['long_scene', 'pages_of_action_only']);
  });

  it('about a script without scenes or without speakers', async () => {
    const codes = async (text: string) => (await warningsOf(text)).map(({ code }) => code);
    expect(await codes('INT. A - DAY\n\nRain.\n')).toEqual(['no_speeches']);
    expect(await codes('JOHN\nYes.\n')).toEqual(['no_scene_headings']);
  });

  it('and the sample and its longer neighbour raise none', async () => {
    expect(preview(await lastReelPdf()).warnings).toEqual([]);
    expect(preview(await marrow()).warnings).toEqual([]);
  });
});

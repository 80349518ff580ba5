/** Doubts about how a script was read, as facts: what, and where. */
import { describe, expect, it } from 'vitest';
import { countCues } from '../../../lib/engine/reading/count-cues.ts';
import { countDoubts, firstPageOf, longSpeechWords } from '../../../lib/engine/reading/count-doubts.ts';
import { nameDoubts } from '../../../lib/engine/reading/name-doubts.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const doubtsOf = async (fountain: string) => countDoubts(await screenplayOf(fountain));
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const character = (name: string, speeches: number) => ({
  id: name,
  name,
  also_written: [],
  speeches,
  first_page: 1,
  first_line: 3,
});

describe('doubts about a reading', () => {
  it('holds every speech that is too long, with its place, as one doubt', async () => {
    const long = `ADA\n${words(longSpeechWords + 1)}\n\n`;
    const [doubt, ...others] = await doubtsOf(`INT. A - DAY\n\n${long}BO\nYes.\n\n${long}`);
    expect(others).toEqual([]);
    expect(doubt).toMatchObject({ code: 'long_speech', cues: [{ name: 'ADA' }, { name: 'ADA' }] });
    if (doubt) expect(firstPageOf(doubt)).toBe(1);
  });

  it('tells of the whole script before places, of which the later page stands later', async () => {
    const action = Array.from({ length: 400 }, () => `${words(9)}.`).join('\n\n');
    const doubts = await doubtsOf(`INT. A - DAY #1#\n\nRain.\n\nINT. B - DAY #4#\n\n${action}\n`);
    expect(doubts.map(({ code }) => code)).toEqual([
      'no_speeches',
      'long_scene',
      'scene_numbers_skip',
      'pages_of_action_only',
    ]);
    expect(doubts[2]).toMatchObject({ gaps: [{ from: 1, to: 4 }] });
  });

  it('has none for letters in scene numbers, nor for a cue of many words that names two people', async () => {
    expect(await doubtsOf('INT. A - DAY #1#\n\nRain.\n\nINT. B - DAY #1A#\n\nJOHN AND THE TALL WOMAN\nNo.\n')).toEqual(
      [],
    );
  });
});

describe('doubts about names', () => {
  it('ask about the rarer of two spellings, never about a couple or two who both speak much', () => {
    const doubts = nameDoubts([character('JANET', 10), character('JANE', 2), character('JANES', 9)], []);
    expect(doubts.map((one) => one.code === 'names_alike' && [one.often.name, one.rare.name])).toEqual([
      ['JANET', 'JANE'],
    ]);
    expect(nameDoubts([character('MRS HALE', 20), character('MR HALE', 1)], [])).toEqual([]);
  });

  it('ask about a part whose name is revealed as long as both count', () => {
    const revealed = [{ part: 'GIRL', name: 'WREN', page: 2 }];
    expect(nameDoubts([character('GIRL', 1), character('WREN', 1)], revealed)).toEqual([
      { code: 'revealed_name', revealed: revealed[0] },
    ]);
    expect(nameDoubts([character('WREN', 2)], revealed)).toEqual([]);
  });
});

describe('cues', () => {
  it('count speeches that have words, at the first place of each name', async () => {
    const cues = countCues(await screenplayOf('INT. A - DAY\n\nADA\nYes.\n\nBO\n(nods)\n\nADA\nNo.\n'));
    expect(cues).toEqual([
      { name: 'ADA', speeches: 2, page: 1, line: 3 },
      { name: 'BO', speeches: 0, page: 1, line: 6 },
    ]);
  });
});

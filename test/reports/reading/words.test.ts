/** Doubts about how a script was read, each on known facts: its sentence, its page, and the places that the sentence names. */
import { describe, expect, it } from 'vitest';
import { nameWarningOf, warningOf } from '../../../lib/reports/reading/warnings.ts';

const at = (page: number, line = 1) => ({ page, line });
const cues = (count: number, name = 'BANG') =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}${index + 1}`, at: at(index + 2, 5) }));
const told = (doubt: Parameters<typeof warningOf>[0]): string => {
  const { code, page, sentence, places } = warningOf(doubt);
  return `${code} @${page}: ${sentence} [${(places ?? []).map((place) => `${place.text} -> ${place.page}:${place.line}`).join('; ')}]`;
};

describe('a doubt', () => {
  it('is told with its first page and the places that it names', () => {
    expect([
      told({ code: 'no_scene_headings' }),
      told({ code: 'no_speeches' }),
      told({ code: 'late_first_heading', from: 1, heading: at(4, 7) }),
      told({ code: 'long_scene', scene: 3, start: at(5), end: at(30) }),
      told({ code: 'pages_of_action_only', from: 6, to: 12 }),
      told({ code: 'scene_numbers_skip', gaps: [{ from: 4, to: 6, at: at(9, 3) }] }),
      told({ code: 'long_speech', cues: cues(1) }),
      told({ code: 'long_speech', cues: cues(2) }),
      told({ code: 'cue_without_words', cues: cues(1) }),
      told({ code: 'cue_without_words', cues: cues(2) }),
      told({ code: 'unlikely_cue', cues: cues(2) }),
    ]).toEqual([
      'no_scene_headings @null: No scene heading was found, so the whole script counts as one passage without scenes. []',
      'no_speeches @null: No character cue was found, so nobody speaks. []',
      'late_first_heading @1: The first scene heading was found on page 4; what stands before it belongs to no scene. [page 4 -> 4:7]',
      'long_scene @5: Scene 3 runs from page 5 to page 30. A scene heading in between may have been missed. [page 5 -> 5:1; page 30 -> 30:1]',
      'pages_of_action_only @6: Pages 6 to 12 were read as action alone: no scene heading and no cue was found on them. [Pages 6 -> 6:null]',
      'scene_numbers_skip @9: The printed scene numbers jump from 4 to 6 (page 9, line 3). A scene was omitted, or its heading was missed. [page 9, line 3 -> 9:3]',
      'long_speech @2: One speech is longer than 300 words: BANG1 (page 2, line 5). Action may have been read as dialogue. [page 2, line 5 -> 2:5]',
      'long_speech @2: Two speeches are longer than 300 words: BANG1 (page 2, line 5) and BANG2 (page 3, line 5). Action may have been read as dialogue. [page 2, line 5 -> 2:5; page 3, line 5 -> 3:5]',
      'cue_without_words @2: One cue has no spoken words below: BANG1 (page 2, line 5). [page 2, line 5 -> 2:5]',
      'cue_without_words @2: Two cues have no spoken words below: BANG1 (page 2, line 5) and BANG2 (page 3, line 5). [page 2, line 5 -> 2:5; page 3, line 5 -> 3:5]',
      'unlikely_cue @2: Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: BANG1 (page 2, line 5) and BANG2 (page 3, line 5). [page 2, line 5 -> 2:5; page 3, line 5 -> 3:5]',
    ]);
  });

  it('names five places and counts the others', () => {
    expect([told({ code: 'unlikely_cue', cues: cues(5) }), told({ code: 'unlikely_cue', cues: cues(7) })]).toEqual([
      'unlikely_cue @2: Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: BANG1 (page 2, line 5), BANG2 (page 3, line 5), BANG3 (page 4, line 5), BANG4 (page 5, line 5) and BANG5 (page 6, line 5). [page 2, line 5 -> 2:5; page 3, line 5 -> 3:5; page 4, line 5 -> 4:5; page 5, line 5 -> 5:5; page 6, line 5 -> 6:5]',
      'unlikely_cue @2: Read as the name of a character who speaks once, but perhaps a sound, a sign or a slug: BANG1 (page 2, line 5), BANG2 (page 3, line 5), BANG3 (page 4, line 5), BANG4 (page 5, line 5), BANG5 (page 6, line 5) and 2 more. [page 2, line 5 -> 2:5; page 3, line 5 -> 3:5; page 4, line 5 -> 4:5; page 5, line 5 -> 5:5; page 6, line 5 -> 6:5]',
    ]);
    const gaps = Array.from({ length: 6 }, (_, index) => ({ from: index, to: index + 2, at: at(index + 1) }));
    expect(warningOf({ code: 'scene_numbers_skip', gaps }).places).toHaveLength(5);
  });

  it('cuts a name of more than sixty letters', () => {
    const named = (length: number) =>
      warningOf({ code: 'unlikely_cue', cues: [{ name: 'A'.repeat(length), at: at(1) }] }).sentence;
    expect(named(60)).toContain(`: ${'A'.repeat(60)} (`);
    expect(named(61)).toContain(`: ${'A'.repeat(60)}… (`);
    expect(warningOf({ code: 'unlikely_cue', cues: [{ name: `${'A'.repeat(59)} BB`, at: at(1) }] }).sentence).toContain(
      `${'A'.repeat(59)}… (`,
    );
  });
});

describe('a doubt about who is who', () => {
  const part = (name: string, speeches: number) => ({
    id: name,
    name,
    also_written: [],
    speeches,
    first_page: 7,
    first_line: 3,
  });
  it('names the two, and where the rare one or the script’s own word for it stands', () => {
    expect(nameWarningOf({ code: 'names_alike', often: part('JOHN', 12), rare: part('JHON', 1) })).toEqual({
      code: 'names_alike',
      page: 7,
      sentence:
        'JHON (one speech, first on page 7) is spelt almost like JOHN (twelve speeches). If they are one person, merge them.',
      places: [{ text: 'page 7', page: 7, line: 3 }],
    });
    expect(nameWarningOf({ code: 'revealed_name', revealed: { part: 'MAN', name: 'FRANK', page: 9 } })).toEqual({
      code: 'revealed_name',
      page: 9,
      sentence:
        'Page 9 seems to say that MAN is FRANK. If they are one person, merge them: every report then counts one part, not two.',
    });
  });
});

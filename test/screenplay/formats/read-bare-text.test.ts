/** Texts that have lost their columns, block by block. */
import { describe, expect, it } from 'vitest';
import { readBareText } from '../../../lib/screenplay/formats/read-bare-text.ts';

const read = (text: string) => readBareText(text.split('\n').map((line) => ({ text: line, number: null })));

const told = (...lines: string[]): string[] =>
  read(lines.join('\n')).blocks.map((block) => {
    switch (block.kind) {
      case 'speech':
        return [
          `${block.cue}:`,
          ...block.parts.map(({ kind, text }) => (kind === 'dialogue' ? text : `[${text}]`)),
        ].join(' ');
      case 'heading':
        return `${block.number ?? '-'} ${block.text}`;
      case 'page-break':
        return block.kind;
      default:
        return `${block.kind} ${block.text}`;
    }
  });
const scene = ['INT. BOAT HOUSE - NIGHT', '', 'Rain falls on the roof of the boat house.', ''];
const opening = ['- INT. BOAT HOUSE - NIGHT', 'action Rain falls on the roof of the boat house.'];
const furniture = (...lines: string[]): string[] =>
  read(lines.join('\n')).furniture?.map(({ kind, text, line, block }) => `${kind} ${text} ${line} ${block}`) ?? [];

describe('a text without columns', () => {
  it('has headings with their numbers, paragraphs, speeches and transitions', () => {
    expect(
      told(
        '4 INT. BOAT HOUSE - NIGHT 4',
        '',
        'Rain falls on the roof of the boat house, and',
        'she looks at the door.',
        '',
        'He walks to the window.',
        '',
        'ANNA',
        '(low)',
        'I told you that I would not wait for you',
        'until the tide had turned.',
        '',
        'CUT TO:',
      ),
    ).toEqual([
      '4 INT. BOAT HOUSE - NIGHT',
      'action Rain falls on the roof of the boat house, and she looks at the door.',
      'action He walks to the window.',
      'ANNA: [(low)] I told you that I would not wait for you until the tide had turned.',
      'transition CUT TO:',
    ]);
    expect(told()).toEqual([]);
  });

  it('goes on over numbers of pages, (MORE) and a name printed again', () => {
    const broken = (last: string, again: string) =>
      told(...scene, 'ANNA', last, '(MORE)', '', '2.', '', again, 'until the tide had turned.', '');
    expect(broken('I told you I would not wait', "ANNA (CONT'D)")).toEqual([
      ...opening,
      'ANNA: I told you I would not wait until the tide had turned.',
    ]);
    expect(broken('I told you so.', "ANNA (CONT'D)").slice(2)).toEqual([
      'ANNA: I told you so.',
      "ANNA (CONT'D): until the tide had turned.",
    ]);
    expect(broken('I told you I would not wait', "BO (CONT'D)").slice(2)).toHaveLength(2);
    expect(broken('I told you I would not wait', 'ANNA').slice(2)).toHaveLength(2);
  });

  it('has a cue and a speech in a line with a colon, and what follows without an empty line goes on', () => {
    const lines = [
      'ANNA: I told you so.',
      '',
      'BO: You never did, and',
      'you know it.',
      '',
      'ANNA: Yes, I did.',
      '',
      'BO: No.',
      '',
      'ANNA:',
      'Yes.',
    ];
    expect(told(...scene, ...lines)).toEqual([
      ...opening,
      'ANNA:: I told you so.',
      'BO:: You never did, and you know it.',
      'ANNA:: Yes, I did.',
      'BO:: No.',
      'ANNA:: Yes.',
    ]);
  });

  it('says where each of its lines belongs', () => {
    const { lines } = read(
      [
        ...scene,
        'ANNA',
        '(low)',
        'I told you that I would not wait for you',
        'until the tide had turned.',
        '',
        'He walks to the window.',
      ].join('\n'),
    );
    expect(lines?.map(({ block, part, element, text }) => `${block} ${part} ${element} ${text}`)).toEqual([
      '0 null heading INT. BOAT HOUSE - NIGHT',
      '1 null action Rain falls on the roof of the boat house.',
      '2 null cue ANNA',
      '2 0 parenthetical (low)',
      '2 1 dialogue I told you that I would not wait for you',
      '2 1 dialogue until the tide had turned.',
      '3 null action He walks to the window.',
    ]);
  });
});

describe('what belongs to the page in a text without columns', () => {
  it('is its numbers and marks, each at the line that follows', () => {
    expect(furniture(...scene, '2.', 'He walks to the window.', '- 3 -', '(MORE)', 'CONTINUED:')).toEqual([
      'page-number 2. 2 2',
      'page-number - 3 - 3 2',
      'more (MORE) 3 2',
      'continued CONTINUED: 3 2',
    ]);
    expect(furniture('12', ...scene)).toEqual(['page-number 12 0 0']);
    expect(furniture('12')).toEqual(['page-number 12 0 0']);
    expect(furniture(...scene, '1234', 'x 12', 'THE (MORE) MAN')).toEqual([]);
  });

  it('is counted in lines with their speeches apart', () => {
    const talk = ['ANNA: I told you so.', 'BO: You never did.', 'ANNA: I did.', 'BO: No.', 'ANNA: Yes.'];
    expect(furniture('INT. BAR - DAY', ...talk, '2.', 'BO: So what?')).toEqual(['page-number 2. 11 6']);
    expect(furniture('Title: SALT', 'INT. BAR - DAY', '2.', ...talk)).toEqual(['page-number 2. 1 1']);
    expect(furniture('Title: SALT', '1.', 'INT. BAR - DAY', ...talk)).toEqual(['page-number 1. 0 0']);
  });
});

describe('the title of a text without columns', () => {
  const title = (...lines: string[]) => {
    const { titlePage, titleLines } = read([...lines, ...scene].join('\n'));
    return [titlePage?.title ?? null, titlePage?.authors ?? [], titleLines?.length];
  };

  it('stands before the first heading or transition, with a credit or a key', () => {
    expect(title('SALT ROAD', '', 'by', '', 'Ida Brandt', '')).toEqual(['SALT ROAD', ['Ida Brandt'], 3]);
    expect(title('SALT ROAD', '', 'by', '', 'Ida Brandt', '', 'FADE IN:', '')).toEqual([
      'SALT ROAD',
      ['Ida Brandt'],
      3,
    ]);
    expect(title('Title: **SALT ROAD**', 'Author: Ida Brandt')).toEqual(['SALT ROAD', ['Ida Brandt'], 2]);
    expect(title()).toEqual([null, [], 0]);
    expect(read('SALT ROAD\n\nby\n\nIda Brandt').titlePage).toBeNull();
  });

  it('may stand alone in capitals, or with nothing but names and drafts below it', () => {
    expect(title('SALT ROAD', '')).toEqual(['SALT ROAD', [], 1]);
    expect(title('SALT ROAD', '', 'Ida Brandt & Bo Park', '', 'Shooting Draft', '')).toEqual([
      'SALT ROAD',
      ['Ida Brandt', 'Bo Park'],
      3,
    ]);
    expect(title('SALT ROAD', '', 'The sea is grey.', '')).toEqual([null, [], 0]);
    expect(title('Salt road', '')).toEqual([null, [], 0]);
    expect(title('SATURDAY MORNING.', '')).toEqual([null, [], 0]);
  });

  it('takes forty lines at most', () => {
    const names = (count: number): string[] => [
      'SALT ROAD',
      'by',
      ...Array.from({ length: count - 2 }, () => 'Ida Brandt'),
    ];
    expect([40, 41].map((count) => title(...names(count))[2])).toEqual([40, 0]);
  });
});

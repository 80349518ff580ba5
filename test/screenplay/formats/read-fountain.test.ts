import { describe, expect, it } from 'vitest';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';

const blocks = (...lines: string[]) => readFountain(lines.join('\n')).blocks;

describe('Fountain', () => {
  it('has a title page of keys, whose values may run over indented lines', () => {
    const { titlePage } = readFountain(
      'Title:\n\t_**BRICK**_\n\tand *Steel*\nCredit: by\nAuthors: A. One and B. Two\nDraft date: 1/2/26\nContact:\n\tHere\n\tThere\n\nFADE IN:\n',
    );
    expect(titlePage).toEqual({
      title: 'BRICK and Steel',
      credit: 'by',
      authors: ['A. One', 'B. Two'],
      source: null,
      draft: '1/2/26',
      contact: 'Here\nThere',
    });
    expect(readFountain('FADE IN:\n\nINT. A - DAY').titlePage).toBeNull();
  });

  it('keeps the episode that the title page names, and has none where it names none', () => {
    const named = readFountain('Title: The Long Shift\nEpisode: 103 "Homecoming"\nAuthor: A. One\n\nINT. A - DAY');
    expect(named.titlePage).toMatchObject({
      title: 'The Long Shift',
      episode: '103 "Homecoming"',
      authors: ['A. One'],
    });
    expect(readFountain('Title: The Long Shift\n\nINT. A - DAY').titlePage).not.toHaveProperty('episode');
  });

  it('forces elements: heading, action, cue, transition, centred text, lyrics', () => {
    expect(
      blocks(
        '.SNIPER VIEW #3B#',
        '',
        '!ANNA',
        'waves',
        '',
        '@McAvoy',
        'Hi.',
        '~La la',
        '',
        '> Burn to white.',
        '',
        '>END<',
        '',
        '...and so on',
      ),
    ).toEqual([
      { kind: 'heading', text: 'SNIPER VIEW', number: '3B' },
      { kind: 'action', text: 'ANNA\nwaves' },
      {
        kind: 'speech',
        cue: 'McAvoy',
        parts: [
          { kind: 'dialogue', text: 'Hi.' },
          { kind: 'lyric', text: 'La la' },
        ],
        dual: null,
      },
      { kind: 'transition', text: 'Burn to white.' },
      { kind: 'centered', text: 'END' },
      { kind: 'action', text: '...and so on' },
    ]);
  });

  it('takes a line in capitals for a cue only with dialogue right below it', () => {
    expect(blocks('BOOM', '', 'ANNA (on the radio)', '(low)', 'Yes,', 'yes.').map(({ kind }) => kind)).toEqual([
      'action',
      'speech',
    ]);
    expect(blocks('ANNA', 'One.', '  ', 'Two.')).toMatchObject([{ parts: [{ text: 'One.\nTwo.' }] }]);
  });

  it('pairs dual dialogue with the speech before it, and leaves a ^ without partner alone', () => {
    expect(blocks('ANNA', 'No.', '', 'BO ^', 'Yes.', '', 'He nods.', '', 'CY ^', 'So.')).toMatchObject([
      { cue: 'ANNA', dual: 'left' },
      { cue: 'BO', dual: 'right' },
      { kind: 'action' },
      { cue: 'CY', dual: null },
    ]);
  });

  it('sets notes, sections and synopses apart, and drops the boneyard', () => {
    expect(
      blocks(
        '# Act',
        '',
        '= It starts.',
        '',
        'He [[check',
        'this]] waits.',
        '',
        '[[alone]]',
        '',
        '/* gone',
        '',
        'INT. GONE - DAY */',
        'Here.',
      ),
    ).toEqual([
      { kind: 'note', text: '# Act' },
      { kind: 'note', text: '= It starts.' },
      { kind: 'action', text: 'He\nwaits.' },
      { kind: 'note', text: 'check this' },
      { kind: 'note', text: 'alone' },
      { kind: 'action', text: 'Here.' },
    ]);
  });

  it('keeps a note that never closes, and a boneyard that never closes, as text', () => {
    expect(blocks('He [[waits.', '', 'Long.')).toEqual([
      { kind: 'action', text: 'He [[waits.' },
      { kind: 'action', text: 'Long.' },
    ]);
    expect(blocks('A /* b.')).toEqual([{ kind: 'action', text: 'A /* b.' }]);
  });

  it('strips emphasis marks in pairs and leaves the others', () => {
    expect(blocks('***All*** **bold *and* more** _under_ dial *69 and then *23, snake_case_name, \\*kept\\*')).toEqual([
      { kind: 'action', text: 'All bold and more under dial *69 and then *23, snake_case_name, *kept*' },
    ]);
  });

  it('reads Windows and old Mac line ends, tabs and a byte order mark', () => {
    expect(blocks('\uFEFFINT. A - DAY\r\n\r\nANNA\r\n\tHi.\r\rOn.')).toMatchObject([
      { kind: 'heading' },
      { kind: 'speech', parts: [{ text: 'Hi.' }] },
      { kind: 'action', text: 'On.' },
    ]);
  });

  it('keeps a note that is open at the end of the file, and finds notes that close further down their stretch', () => {
    expect(blocks('He [[waits.')).toEqual([{ kind: 'action', text: 'He [[waits.' }]);
    expect(blocks('He [[a', '  ', 'b]] waits.')).toEqual([
      { kind: 'action', text: 'He' },
      { kind: 'note', text: 'a b' },
      { kind: 'action', text: 'waits.' },
    ]);
  });

  it('closes bold and italics that opened apart with one mark, and forgets marks inside a closed pair', () => {
    expect(blocks('**Bold *and both*** here, _one *two_ three*.')).toEqual([
      { kind: 'action', text: 'Bold and both here, one *two three*.' },
    ]);
  });

  it('begins a title page with a key of the writer’s own when a known one follows, and leaves addresses whole', () => {
    const { titlePage } = readFountain(
      'Prepared for: Ann\nTitle: Tide\nContact:\n\thttps://example.org\nPhone: 1\n\nHe.',
    );
    expect(titlePage).toMatchObject({ title: 'Tide', contact: 'https://example.org\nPhone: 1' });
    expect(readFountain('WARNING: loud\nHe waits.\n').titlePage).toBeNull();
  });

  it('ends a paragraph of action at a section, a synopsis, centred text or a page break', () => {
    expect(blocks('He waits.', '# Two', '= So.', '===', '> END <', 'He goes.').map(({ kind }) => kind)).toEqual([
      'action',
      'note',
      'note',
      'page-break',
      'centered',
      'action',
    ]);
  });

  it('reads a parenthetical that was broken by hand as one', () => {
    expect(blocks('ANNA', '(to the', 'clock)', 'Yes (or', 'no).')).toMatchObject([
      { parts: [{ kind: 'parenthetical', text: '(to the clock)' }, { text: 'Yes (or\nno).' }] },
    ]);
  });
});

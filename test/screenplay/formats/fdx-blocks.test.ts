/** Paragraphs of Final Draft as blocks. */
import { describe, expect, it } from 'vitest';
import { readFdx } from '../../../lib/screenplay/formats/read-fdx.ts';
import { bytesOf } from '../compare.ts';

const paragraph = (type: string, text: string, attributes = ''): string =>
  `<Paragraph Type="${type}" ${attributes}><Text>${text}</Text></Paragraph>`;
const read = (content: string, rest = '') =>
  readFdx(bytesOf(`<FinalDraft><Content>${content}</Content>${rest}</FinalDraft>`));

describe('a paragraph', () => {
  it.each([
    ['Scene Heading', { kind: 'heading', text: 'WORDS', number: null }],
    ['Action', { kind: 'action', text: 'WORDS' }],
    ['General', { kind: 'action', text: 'WORDS' }],
    ['Cast List', { kind: 'action', text: 'WORDS' }],
    ['Transition', { kind: 'transition', text: 'WORDS' }],
    ['Shot', { kind: 'shot', text: 'WORDS' }],
    ['Lyrics', { kind: 'lyric', text: 'WORDS' }],
    ['Singing', { kind: 'lyric', text: 'WORDS' }],
    ['New Act', { kind: 'centered', text: 'WORDS' }],
    ['End of Act', { kind: 'centered', text: 'WORDS' }],
    ['Act Break', { kind: 'centered', text: 'WORDS' }],
    ['Show/Ep. Title', { kind: 'centered', text: 'WORDS' }],
    ['Cold Opening', { kind: 'centered', text: 'WORDS' }],
    ['End Cold Opening', { kind: 'centered', text: 'WORDS' }],
    ['Outline', { kind: 'note', text: 'WORDS' }],
    ['Outline 1', { kind: 'note', text: 'WORDS' }],
    ['Outline 4', { kind: 'note', text: 'WORDS' }],
    ['Outline Body', { kind: 'note', text: 'WORDS' }],
    ['Something of theirs', { kind: 'action', text: 'WORDS' }],
    ['Character', { kind: 'speech', cue: 'WORDS', parts: [], dual: null }],
  ])('is what its type says: %s', (type, block) => {
    expect(read(paragraph(type, 'WORDS')).blocks).toEqual([block]);
  });

  it('without a type is action, and one without words is nothing', () => {
    expect(
      read('<Paragraph><Text>Rain.</Text></Paragraph><Paragraph Type="Action"><Text> </Text></Paragraph>'),
    ).toEqual({ titlePage: null, blocks: [{ kind: 'action', text: 'Rain.' }], marks: [], doubts: [] });
  });

  it('puts its runs together, with spaces for tabs, and in capitals where a run says so', () => {
    const runs = '<Text>She\t</Text><Text Style="Bold+AllCaps">runs</Text><Text>.</Text>';
    expect(read(`<Paragraph Type="Action">${runs}</Paragraph>`).blocks).toEqual([
      { kind: 'action', text: 'She RUNS.' },
    ]);
  });

  it('is centred where it says so, if it is action', () => {
    const centred = 'Alignment="Center"';
    expect(read(paragraph('Action', 'THE END', centred)).blocks).toEqual([{ kind: 'centered', text: 'THE END' }]);
    expect(read(paragraph('Shot', 'CLOSE', centred)).blocks).toEqual([{ kind: 'shot', text: 'CLOSE' }]);
  });

  it('has its scene’s number, wherever the version of the program puts it', () => {
    const inside = '<Paragraph Type="Scene Heading"><SceneProperties Number="7"/><Text>INT. A</Text></Paragraph>';
    expect(read(paragraph('Scene Heading', 'INT. A', 'Number="12A"') + inside).blocks).toMatchObject([
      { number: '12A' },
      { number: '7' },
    ]);
  });

  it('begins a page where it says so', () => {
    expect(read(paragraph('Action', 'Rain.', 'StartsNewPage="Yes"')).blocks.map(({ kind }) => kind)).toEqual([
      'page-break',
      'action',
    ]);
    expect(read(paragraph('Action', 'Rain.', 'StartsNewPage="No"')).blocks).toHaveLength(1);
  });
});

describe('a speech', () => {
  const cue = paragraph('Character', 'ANNA  (V.O.)');
  it('takes what is spoken below its name, two paragraphs of dialogue as two lines', () => {
    const spoken = ['One.', 'Two.'].map((text) => paragraph('Dialogue', text)).join('');
    const rest = paragraph('Parenthetical', '(low)') + paragraph('Dialog', 'Three.') + paragraph('Lyrics', 'La.');
    expect(read(cue + spoken + rest).blocks).toEqual([
      {
        kind: 'speech',
        cue: 'ANNA (V.O.)',
        parts: [
          { kind: 'dialogue', text: 'One.\nTwo.' },
          { kind: 'parenthetical', text: '(low)' },
          { kind: 'dialogue', text: 'Three.' },
          { kind: 'lyric', text: 'La.' },
        ],
        dual: null,
      },
    ]);
  });

  it('ends with the next paragraph of another kind: dialogue without a name is action, and that is said', () => {
    const one = read(cue + paragraph('Action', 'Rain.') + paragraph('Dialogue', 'Yes.'));
    expect(one.blocks.slice(1)).toEqual([
      { kind: 'action', text: 'Rain.' },
      { kind: 'action', text: 'Yes.' },
    ]);
    expect(one.doubts).toEqual([
      {
        code: 'dialogue_without_cue',
        message: 'One paragraph of dialogue has no character’s name above, and was read as action.',
        blocks: [2],
      },
    ]);
    expect(read(paragraph('Dialogue', 'Yes.') + paragraph('Parenthetical', '(low)')).doubts?.[0]?.message).toMatch(
      /^2 paragraphs of dialogue have/,
    );
  });

  it('stands beside another where both are in one dual dialogue', () => {
    const pair = ['ANNA', 'BO'].map((name) => paragraph('Character', name)).join('');
    const dual = (inside: string): string => `<DualDialogue>${inside}</DualDialogue>`;
    const sides = (content: string) =>
      read(content).blocks.map((block) => (block.kind === 'speech' ? block.dual : block.kind));
    expect(sides(dual(pair) + paragraph('Character', 'CY'))).toEqual(['left', 'right', null]);
    expect(sides(dual(paragraph('Character', 'ANNA')))).toEqual([null]);
    expect(sides(dual(paragraph('Action', 'Rain.') + pair))).toEqual(['action', null, null]);
  });
});

describe('what a file says of its types', () => {
  const settings = (of: string, more: string): string => `<ElementSettings Type="${of}">${more}</ElementSettings>`;
  it('is where types of a writer’s own paginate, and which print in capitals', () => {
    const own = settings('Chyron', '<FontSpec Style="AllCaps"/><Behavior PaginateAs="Shot"/>');
    expect(read(paragraph('Chyron', 'Oslo, 1943'), own).blocks).toEqual([{ kind: 'shot', text: 'OSLO, 1943' }]);
  });

  it('is the mark of each set of revisions', () => {
    const run = (id: string) => `<Paragraph Type="Action"><Text RevisionID="${id}">Rain.</Text></Paragraph>`;
    const marks = '<Revisions><Revision ID="1" Mark="#"/></Revisions>';
    expect(read(run('0') + run('1') + run('2'), marks).marks).toEqual([
      { block: 1, part: null, text: '#' },
      { block: 2, part: null, text: '*' },
    ]);
  });
});

it('what is XML and no script is refused', () => {
  expect(() => readFdx(bytesOf('<FinalDraft/>'))).toThrow('This is not a Final Draft script.');
  expect(() => readFdx(bytesOf('<Other><Content/></Other>'))).toThrow('This is not a Final Draft script.');
});

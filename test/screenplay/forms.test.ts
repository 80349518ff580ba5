/** The own sample in every form that scripts are sent in, and misreadings in pairs: one that was wrong, and a near miss that must stay as it is. */
import { describe, expect, it } from 'vitest';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { readScript } from '../../lib/screenplay/parse.ts';
import { measureGold } from '../forms/measure-gold.ts';
import { pdfForms } from '../forms/pdf-forms.ts';
import { textForms } from '../forms/text-forms.ts';
import { lastReel } from '../pdf/corpus.ts';
import { drawScreenplay } from '../pdf/draw-screenplay.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { bytesOf } from './compare.ts';

const script = readFountain(lastReel.fountain());
const readText = (text: string) => readScript(bytesOf(text), { format: 'text', maxPages: 600 });
const elementOf = async (text: string, line: string) =>
  (await readText(text)).lines.find((each) => each.text.trim() === line)?.element;

describe('the sample, printed in another form', () => {
  it.each([...pdfForms(script), ...textForms(script)].map((form) => [form.name, form] as const))(
    'gives its lines their elements: %s',
    async (_name, { bytes, ending, lines }) => {
      const read = await readScript(bytes, { format: ending === '.pdf' ? 'pdf' : 'text', maxPages: 600 });
      const { right, lines: count } = measureGold(read.lines, lines);
      expect(right / count).toBeGreaterThanOrEqual(0.985);
      expect(read.screenplay.diagnostics.filter(({ code }) => code.endsWith('in_doubt'))).toEqual([]);
    },
  );
});

/** A script with columns: eight speeches, so that its habits show; `scene` is set into its middle. */
function typed(scene: string): string {
  const speech = (name: string, words: string) => `${' '.repeat(22)}${name}\n${' '.repeat(10)}${words}\n`;
  const before = ['OLE', 'HEDDA', 'OLE', 'HEDDA'].map((name, at) => speech(name, `Number ${at} is on the boat.`));
  return [
    'INT. LAMP ROOM - NIGHT\n',
    'The lamp turns. HEDDA oils it without looking at her hands.\n',
    ...before,
    scene,
    'EXT. CLIFF PATH - DAY\n',
    'Ole runs down to the shed and opens the door with his shoulder.\n',
    ...before,
  ].join('\n');
}

describe('in a script with columns', () => {
  it.each([
    [
      'a place and a time alone on a line is one',
      'BOAT SHED - NIGHT\n\nShe looks up and waits.\n',
      'BOAT SHED - NIGHT',
      'heading',
    ],
    ['the same scene, later, is a shot', 'SAME SCENE -- LATER\n\nShe looks up.\n', 'SAME SCENE -- LATER', 'shot'],
    ['a scene that was taken out is none', '12 OMITTED\n\nINT. SHED - DAY\n\nNets.\n', '12 OMITTED', 'shot'],
    [
      'a place with a year is a scene',
      'KENT, ENGLAND - 1851\n\nShe looks up and waits.\n',
      'KENT, ENGLAND - 1851',
      'heading',
    ],
    [
      'a place with a year above a heading is none',
      'KENT, ENGLAND - 1851\n\nINT. SHED - DAY\n\nNets.\n',
      'KENT, ENGLAND - 1851',
      'action',
    ],
    ['a cue at the action edge speaks', `HEDDA\n${' '.repeat(10)}From over here.\n`, 'From over here.', 'dialogue'],
    [
      'a parenthetical at the cue’s indent leaves the speech whole',
      `${' '.repeat(22)}OLE\n${' '.repeat(22)}(softly)\n${' '.repeat(10)}All the same.\n`,
      'All the same.',
      'dialogue',
    ],
    [
      'a letter under INSERT has no speaker',
      `${' '.repeat(22)}INSERT\n${' '.repeat(10)}Come home.\n`,
      'INSERT',
      'action',
    ],
  ])('%s', async (_name, scene, line, element) => {
    expect(await elementOf(typed(scene), line)).toBe(element);
  });

  it('a speaker’s name alone on a line is no scene', async () => {
    const { screenplay } = await readText(typed('HEDDA\n\nShe looks up from the lamp and waits.\n'));
    expect(screenplay.scenes.map(({ heading }) => heading?.location)).toEqual(['LAMP ROOM', 'CLIFF PATH']);
  });

  it('a number of two parts is the scene’s', async () => {
    const { screenplay } = await readText(typed('2-B  EXT. PIER - DAY\n\nGulls.\n'));
    expect(screenplay.scenes.map(({ heading }) => heading?.number)).toContain('2-B');
  });
});

describe('in a script without columns', () => {
  const flush = (scene: string): string => typed(scene).replace(/^ +/gm, '');

  it.each([
    [
      'a possessive with a thing is no speaker',
      "NOAH'S EVA SUIT\nhisses as the valve opens and a red light comes on.\n",
      'action',
    ],
    ['a possessive with a person is one', "NOAH'S MOTHER\nYou never call me any more.\n", 'cue'],
    ['whose eyes we see through is no speaker', "HEDDA'S POV\nThe shed door moves in the wind.\n", 'shot'],
    ['a way back is none', 'BACK TO\nThe shed door moves in the wind.\n', 'shot'],
    ['a thing shown by itself is none', 'INSERT\nThe letter lies in the ash.\n', 'shot'],
    ['a camera that comes near is none', 'CLOSEUP\nThe key turns in the lock.\n', 'shot'],
    ['a rank that speaks is one', 'LIEUTENANT\nStand down, all of you.\n', 'cue'],
    ['a rank in a sentence is none', 'LIEUTENANT HANSEN, 40, walks in and looks at them both.\n', 'action'],
  ])('%s', async (_name, scene, element) => {
    const [first = ''] = scene.split('\n');
    expect(await elementOf(flush(scene), first)).toBe(element);
    expect(await elementOf(flush(scene).replace(/\n\n+/g, '\n'), first)).toBe(element);
  });

  it('page numbers stay where they stood among the lines, whose order is that of the text', async () => {
    const body = Array.from({ length: 40 }, (_, at) => `HEDDA\nNumber ${at} is on the boat, isn't it?\n\nShe waits.\n`);
    const pages = body.map((text, at) => (at > 0 && at % 10 === 0 ? `${at / 10 + 1}.\n\n${text}` : text));
    const { lines, screenplay } = await readText(`INT. LAMP ROOM - NIGHT\n\n${pages.join('\n')}`);
    expect(lines.map(({ text }) => text)).toEqual(
      `INT. LAMP ROOM - NIGHT\n\n${pages.join('\n')}`.split('\n').filter((text) => text !== ''),
    );
    const places = lines.map(({ page, line }) => page * 1000 + line);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const numbers = screenplay.furniture.map(({ at: { page, line } }) => page * 1000 + line);
    expect(numbers).toHaveLength(3);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});

describe('pages of text that are longer than those of paper', () => {
  const paged = (foot: (page: number) => string): string =>
    Array.from({ length: 6 }, (_, page) => {
      const lines = typed('')
        .replace(/Number/g, `Page ${page}, number`)
        .replace(/(?<=INT\. )|^The|^Ole/gm, `$&${page} `)
        .split('\n')
        .slice(0, 16);
      const speech = `${' '.repeat(22)}HEDDA\n${' '.repeat(10)}Not on page ${page}.`;
      return [...lines, ...Array.from({ length: 62 - lines.length - 5 }, () => ''), speech, '', foot(page)].join('\n');
    }).join('\f');

  it('keep the cues and speeches of their last lines', async () => {
    const { lines } = await readText(paged((page) => `${' '.repeat(22)}HEDDA\n${' '.repeat(10)}Not ${page} either.`));
    expect(lines.filter(({ text, element }) => text === 'HEDDA' && element === 'cue')).toHaveLength(24);
    expect(lines.filter(({ element }) => element === 'furniture')).toEqual([]);
  });

  it('give up the numbers in those', async () => {
    const { lines } = await readText(paged((page) => `${' '.repeat(58)}${page + 1}.`));
    expect(lines.flatMap(({ text, element }) => (element === 'furniture' ? [text] : []))).toEqual(
      Array.from({ length: 6 }, (_, page) => `${page + 1}.`),
    );
    expect(lines.filter(({ text, element }) => text === 'HEDDA' && element === 'cue')).toHaveLength(18);
  });
});

describe('text from an old Macintosh', () => {
  it('gets its marks back before anything reads words', async () => {
    const { screenplay } = await readText(typed('ItÕs late. SheÕs gone. They donÕt wait. HeÕs here.\n'));
    expect(JSON.stringify(screenplay)).toContain('It’s late. She’s gone. They don’t wait.');
  });

  it('but a single foreign letter is left alone', async () => {
    const { screenplay } = await readText(typed('The ship is called Õhtu.\n'));
    expect(JSON.stringify(screenplay)).toContain('Õhtu');
  });
});

describe('what is no screenplay', () => {
  const sentence =
    'The harbour had been quiet since the ferries stopped, and nobody in the town could say who had decided it. ';
  const novel = `CHAPTER ONE\n\n${Array.from({ length: 60 }, (_, at) => `${sentence}${at} years went by. ${sentence}`).join('\n\n')}`;

  it('prose is refused by name, a heading in it or not', async () => {
    await expect(readText(novel)).rejects.toMatchObject({ name: 'ScreenplayError', code: 'prose_not_screenplay' });
    await expect(readText(`INT. HOUSE - DAY\n\n${novel}`)).rejects.toMatchObject({ code: 'prose_not_screenplay' });
  });

  it('prose is refused in Fountain, too, and a play for one is not', async () => {
    const fountain = (text: string) => readScript(bytesOf(text), { format: 'fountain', maxPages: 600 });
    await expect(fountain(`INT. HOUSE - DAY\n\n${novel}`)).rejects.toMatchObject({ code: 'prose_not_screenplay' });
    const monologue = Array.from({ length: 30 }, () => `ANNA\n${sentence.repeat(4)}`).join('\n\n');
    const { screenplay } = await fountain(monologue);
    expect(screenplay.scenes[0]?.elements).toHaveLength(30);
  });

  it('a script of pictures alone is read, with a word that speeches are few', async () => {
    const silent = Array.from({ length: 30 }, (_, at) => `INT. ROOM ${at} - DAY\n\n${sentence}${sentence}`).join(
      '\n\n',
    );
    const { screenplay } = await readText(silent);
    expect(screenplay.diagnostics.map(({ code }) => code)).toEqual(['layout_in_doubt']);
  });

  const columns = (left: (at: number) => string, right: (at: number) => string) =>
    Array.from({ length: 20 }, (_, at) => [
      { x: 72, y: 110 + at * 24, text: left(at) },
      { x: 330, y: 110 + at * 24, text: right(at) },
    ]).flat();
  const readPage = (texts: ReturnType<typeof columns>) => readScript(writePdf([texts]), { format: 'pdf', maxPages: 9 });
  const head = [
    { x: 72, y: 84, text: 'VIDEO' },
    { x: 330, y: 84, text: 'AUDIO' },
  ];
  const pictured = columns(
    (at) => `Shot ${at}: the harbour wall`,
    () => 'Nobody has seen the ferry.',
  );

  it('an audio/video script is refused by name, with heads above its columns and without', async () => {
    await expect(readPage([...head, ...pictured])).rejects.toMatchObject({ code: 'two_column_script' });
    await expect(readPage(pictured)).rejects.toMatchObject({ code: 'two_column_script' });
  });

  it('names beside their speeches, and two who speak at once, are no second column', async () => {
    const named = columns(
      (at) => (at % 2 === 0 ? 'ANNA' : 'BO'),
      () => 'Nobody has seen the ferry.',
    );
    const { lines } = await readPage(named);
    expect(lines.filter(({ element }) => element === 'cue')).toHaveLength(20);
    const dual = lastReel.fountain().replace(/^(\p{Lu}+)\n(.+)\n\n(\p{Lu}+)\n/gmu, '$1\n$2\n\n$3 ^\n');
    const pages = drawScreenplay(readFountain(dual));
    const { screenplay } = await readScript(writePdf(pages), { format: 'pdf', maxPages: 600 });
    const speeches = screenplay.scenes.flatMap(({ elements }) => elements).filter(({ kind }) => kind === 'speech');
    expect(speeches.filter((speech) => speech.kind === 'speech' && speech.dual).length).toBeGreaterThan(20);
  });

  it.each([
    ['{\\rtf1\\ansi INT. HOUSE', 'an RTF text'],
    ['PK\u0003\u0004[Content_Types].xml word/document.xml', 'a Word document'],
  ])('a word processor’s file named .pdf is told to be exported', async (text, name) => {
    await expect(readScript(bytesOf(text), { format: 'pdf', maxPages: 9 })).rejects.toMatchObject({
      code: 'not_a_pdf',
      message: `This file is ${name} with the name of a PDF. Please open it, export it as PDF and upload that file.`,
    });
  });
});

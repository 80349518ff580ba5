import { describe, expect, it } from 'vitest';
import type { TitlePage } from '../../../lib/screenplay/model.ts';
import { readScript } from '../../../lib/screenplay/parse.ts';
import { type PlacedText, writePdf } from '../../pdf/write-pdf.ts';

const at = (x: number, line: number, text: string): PlacedText => ({ x, y: 84 + 12 * (line - 1), text });
const centred = (line: number, text: string): PlacedText => at(306 - text.length * 3.6, line, text);
const script: readonly PlacedText[] = [
  at(108, 1, 'INT. BAR - DAY'),
  at(108, 3, 'Rain falls on the bar and nobody minds, because it has always rained here.'),
  ...['ANNA', 'BO', 'ANNA'].flatMap((cue, index) => [
    at(266, 5 + 3 * index, cue),
    at(180, 6 + 3 * index, 'Hello again.'),
  ]),
];

const titlePages: Readonly<Record<string, readonly [PlacedText[], Partial<TitlePage>]>> = {
  'two writers': [
    [centred(18, 'THE BLUE HOUR'), centred(21, 'Written by'), centred(23, 'Ida Brandt & Jo Quill')],
    { title: 'THE BLUE HOUR', authors: ['Ida Brandt', 'Jo Quill'], credit: 'Written by' },
  ],
  'what kind of work it is': [
    [centred(16, 'The Blue Hour'), centred(18, 'An Original Screenplay'), centred(20, 'by'), centred(22, 'Ida Brandt')],
    { title: 'The Blue Hour', authors: ['Ida Brandt'] },
  ],
  'a title over two lines': [
    [centred(16, 'THE BLUE HOUR'), centred(17, 'OR: HOW IT RAINED'), centred(20, 'Written by Ida Brandt')],
    { title: 'THE BLUE HOUR OR: HOW IT RAINED', authors: ['Ida Brandt'] },
  ],
  'an episode': [
    [centred(16, 'THE BLUE HOUR'), centred(18, 'Episode 103: "Homecoming"'), centred(21, 'Written by Ida Brandt')],
    { title: 'THE BLUE HOUR', episode: '103: "Homecoming"', authors: ['Ida Brandt'] },
  ],
  'a name without a credit': [
    [centred(18, 'THE BLUE HOUR'), centred(22, 'Ida Brandt')],
    { title: 'THE BLUE HOUR', authors: ['Ida Brandt'], credit: null },
  ],
  'a source, a draft and an address': [
    [
      centred(16, 'THE BLUE HOUR'),
      centred(18, 'by'),
      centred(20, 'Ida Brandt'),
      centred(24, 'Based on the novel by'),
      centred(25, 'Jo Quill'),
      at(108, 50, 'Draft 3 - 1 May 2026'),
      at(108, 51, 'ida@example.org'),
    ],
    {
      title: 'THE BLUE HOUR',
      authors: ['Ida Brandt'],
      source: 'Based on the novel by Jo Quill',
      draft: 'Draft 3 - 1 May 2026',
      contact: 'ida@example.org',
    },
  ],
  'a title underlined by hand': [
    [centred(10, 'THE BLUE HOUR'), centred(11, '_____________'), centred(14, 'written by'), centred(16, 'IDA BRANDT')],
    { title: 'THE BLUE HOUR', authors: ['IDA BRANDT'] },
  ],
  'keys and marks of Fountain, printed as they were typed': [
    [at(108, 16, 'Title: Blue\\_Hour **One**'), at(108, 18, 'Author: Ida Brandt')],
    { title: 'Blue_Hour One', authors: ['Ida Brandt'] },
  ],
  German: [
    [centred(16, 'DIE BLAUE STUNDE'), centred(18, 'Drehbuch von'), centred(20, 'Ida Brandt')],
    { title: 'DIE BLAUE STUNDE', authors: ['Ida Brandt'] },
  ],
  French: [
    [centred(16, "L'HEURE BLEUE"), centred(18, 'Un scénario de'), centred(20, 'Ida Brandt')],
    { title: "L'HEURE BLEUE", authors: ['Ida Brandt'] },
  ],
  Spanish: [
    [centred(16, 'LA HORA AZUL'), centred(18, 'Escrito por'), centred(20, 'Ida Brandt')],
    { title: 'LA HORA AZUL', authors: ['Ida Brandt'] },
  ],
};

describe('a title page', () => {
  it.each(Object.entries(titlePages))('gives title and writers: %s', async (_name, [page, wanted]) => {
    const { screenplay } = await readScript(writePdf([page, script]), { format: 'pdf', maxPages: 9 });
    expect(screenplay.titlePage).toMatchObject(wanted);
    expect(screenplay.titlePageCount).toBe(1);
  });

  it('may stand above the script on its first page', async () => {
    const below = script.map((text) => ({ ...text, y: text.y + 90 }));
    const page = [centred(1, 'THE BLUE HOUR'), centred(3, 'by Ida Brandt'), at(108, 6, 'FADE IN:'), ...below];
    const { screenplay, lines } = await readScript(writePdf([page]), { format: 'pdf', maxPages: 9 });
    expect(screenplay.titlePage).toMatchObject({ title: 'THE BLUE HOUR', authors: ['Ida Brandt'] });
    expect(lines.slice(0, 3).map(({ element }) => element)).toEqual(['title', 'title', 'transition']);
    expect(screenplay.scenes).toHaveLength(1);
  });

  const below = script.map((text) => ({ ...text, y: text.y + 90 }));
  const firstOf = async (...head: PlacedText[]) => {
    const { screenplay } = await readScript(writePdf([[...head, ...below]]), { format: 'pdf', maxPages: 9 });
    const [scene] = screenplay.scenes;
    return { title: screenplay.titlePage.title, before: scene?.heading === null ? scene.elements.length : 0 };
  };

  it('may be a title alone in the head of the first page, above the name of an act', async () => {
    expect(await firstOf(centred(2, '"THE BLUE HOUR"'))).toEqual({ title: 'THE BLUE HOUR', before: 0 });
    expect((await firstOf(centred(2, 'THE BLUE HOUR'), centred(4, 'TEASER'))).title).toBe('THE BLUE HOUR');
  });

  it.each([
    ['the name of an act', centred(2, 'ACT ONE')],
    ['what is heard in the dark', centred(2, 'OVER BLACK')],
    ['a sentence', centred(2, 'NOBODY MOVES.')],
    ['a line at the action edge', at(108, 2, 'THE BLUE HOUR')],
    ['a line in small letters', centred(2, 'Rain on the sea')],
  ])('is not %s above the first heading', async (_name, line) => {
    expect((await firstOf(line)).title).toBeNull();
  });

  it('is not taken for one where the script begins on the first page, nor the script behind more than four pages', async () => {
    const dedication = [centred(20, 'For the drains')];
    const reads = (...pages: PlacedText[][]) => readScript(writePdf(pages), { format: 'pdf', maxPages: 20 });
    const title = titlePages['two writers']?.[0] ?? [];
    expect((await reads([...script], dedication)).screenplay).toMatchObject({ titlePageCount: 0, pageCount: 2 });
    expect((await reads(title, dedication, [...script])).screenplay).toMatchObject({ titlePageCount: 2, pageCount: 1 });
    const many = await reads(title, dedication, dedication, dedication, dedication, [...script]);
    expect(many.screenplay).toMatchObject({ titlePageCount: 0, pageCount: 6 });
  });

  it('of a sheet for an award gives way to the next page', async () => {
    const sheet = [centred(16, 'FOR YOUR CONSIDERATION'), centred(18, 'Best Original Screenplay')];
    const pages = [sheet, titlePages['two writers']?.[0] ?? [], script];
    const { screenplay } = await readScript(writePdf(pages), { format: 'pdf', maxPages: 9 });
    expect(screenplay.titlePage).toMatchObject({ title: 'THE BLUE HOUR', authors: ['Ida Brandt', 'Jo Quill'] });
  });
});

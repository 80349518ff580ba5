/** What the door of the reader refuses, and says of a script that it lets in. */
import { expect, it } from 'vitest';
import { type ParseOptions, parseScreenplay, readScript } from '../../lib/screenplay/parse.ts';
import { bytesOf } from './compare.ts';

const scene = 'INT. BOAT HOUSE - NIGHT\n\nRain falls.\n\nANNA\nI told you so.\n\n';
const refusal = async (bytes: Uint8Array, options: Partial<ParseOptions> = {}): Promise<string> => {
  try {
    const { pageCount } = await parseScreenplay(bytes, { format: 'pdf', maxPages: 9, ...options });
    return `read ${pageCount}`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : 'failed';
  }
};

it.each<[string, Uint8Array, string]>([
  ['an RTF text', bytesOf('{\\rtf1 Rain.}'), 'an RTF text'],
  ['an old Word document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a Word document'],
  ['a Word document', bytesOf('PK\u0003\u0004 word/document.xml'), 'a Word document'],
  ['a Word document’s list', bytesOf('PK\u0003\u0004 [Content_Types].xml'), 'a Word document'],
])('%s named as a PDF is refused with the way to make one', async (_name, bytes, kind) => {
  expect(await refusal(bytes)).toBe(
    `not_a_pdf: This file is ${kind} with the name of a PDF. Please open it, export it as PDF and upload that file.`,
  );
});

it.each([
  ['a text', bytesOf('Rain falls.')],
  ['an archive of something else', bytesOf('PK\u0003\u0004 pictures/one.png')],
  ['a text about Word', bytesOf('Rain. word/document.xml')],
  ['a text about RTF', bytesOf('Rain. {\\rtf1}')],
  ['a Word document behind much else', bytesOf(`PK\u0003\u0004${' '.repeat(4000)}word/`)],
])('%s named as a PDF is refused as none', async (_name, bytes) => {
  const said = await refusal(bytes);
  expect(said).toMatch(/^not_a_pdf: /);
  expect(said).not.toContain('with the name of a PDF');
});

it('a script of more pages than are allowed is refused, one of as many is read', async () => {
  const pages = (count: number): Uint8Array => bytesOf(`${scene}===\n\n`.repeat(count));
  expect(await refusal(pages(9), { format: 'fountain' })).toBe('read 9');
  expect(await refusal(pages(10), { format: 'fountain' })).toBe(
    'too_many_pages: This script has 10 pages; the limit is 9.',
  );
});

it('a script bears its format, and its lines stand beside it', async () => {
  const bytes = bytesOf(scene);
  for (const format of ['fountain', 'text'] as const) {
    const { screenplay, lines } = await readScript(bytes, { format, maxPages: 9 });
    expect(screenplay).toMatchObject({ format, pageCount: 1, diagnostics: [] });
    expect(lines.map(({ element }) => element)).toEqual(['heading', 'action', 'cue', 'dialogue']);
  }
});

it('a long text without headings is doubted where columns or words were guessed, and not where marks say all', async () => {
  const talk = bytesOf(
    Array.from({ length: 60 }, () => 'ANNA\nI told you so, and so, and so again.\n\nBO\nYou never did.\n\n').join(''),
  );
  const codes = async (format: 'fountain' | 'text') =>
    (await parseScreenplay(talk, { format, maxPages: 99 })).diagnostics.map(({ code }) => code);
  expect(await codes('text')).toContain('scenes_in_doubt');
  expect(await codes('fountain')).toEqual([]);
});

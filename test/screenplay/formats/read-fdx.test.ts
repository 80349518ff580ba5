import { describe, expect, it } from 'vitest';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';
import type { ScriptBlock } from '../../../lib/screenplay/script-block.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { bytesOf, parseFountain, words } from '../compare.ts';

const parseFdx = (bytes: Uint8Array) => parseScreenplay(bytes, { format: 'fdx', maxPages: 600 });
const script = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<FinalDraft DocumentType="Script" Version="5"><Content>${content}</Content></FinalDraft>`;
const paragraph = (type: string, text: string, attributes = ''): string =>
  `<Paragraph Type="${type}" ${attributes}><Text>${text}</Text></Paragraph>`;
const heading = paragraph('Scene Heading', 'INT. A - DAY');

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What Final Draft would save for a block. */
function toFdx(block: ScriptBlock): string {
  switch (block.kind) {
    case 'page-break':
    case 'note':
      return '';
    case 'heading':
      return paragraph('Scene Heading', escapeXml(block.text), block.number ? `Number="${block.number}"` : '');
    case 'speech':
      return [
        paragraph('Character', escapeXml(block.cue)),
        ...block.parts.map(({ kind, text }) =>
          paragraph({ dialogue: 'Dialogue', parenthetical: 'Parenthetical', lyric: 'Lyrics' }[kind], escapeXml(text)),
        ),
      ].join('');
    case 'centered':
      return paragraph('Action', escapeXml(block.text), 'Alignment="Center"');
    default:
      return paragraph(
        { action: 'Action', transition: 'Transition', shot: 'Shot', lyric: 'Lyrics' }[block.kind],
        escapeXml(block.text),
      );
  }
}

describe('a Final Draft file', () => {
  it('gives what the Fountain source of the same script gives', async () => {
    const { blocks } = readFountain(lastReel.fountain());
    const single = blocks.map((block) => (block.kind === 'speech' ? { ...block, dual: null } : block));
    const fdx = await parseFdx(bytesOf(script(single.map(toFdx).join('\n'))));
    const fountain = await parseFountain(lastReel.fountain());
    const plain = (lines: string[]) =>
      lines.filter((line) => !line.startsWith('note:')).map((line) => line.replace(/^(?:left|right):/, 'speech:'));
    expect(plain(words(fdx))).toEqual(plain(words(fountain)));
    expect(fdx.format).toBe('fdx');
  });

  it.each([
    ['UTF-16 with a byte order mark', new Uint8Array(Buffer.from(`\uFEFF${script(heading)}`, 'utf16le'))],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${script(heading)}`)],
    ['Latin-1', new Uint8Array(Buffer.from(script(heading).replace('UTF-8', 'ISO-8859-1'), 'latin1'))],
  ])('is read in %s', async (_name, bytes) => {
    expect(words(await parseFdx(bytes))).toEqual(['heading: INT. A - DAY']);
  });

  it('may hold dual dialogue beside its paragraphs or inside one', async () => {
    const pair = ['ANNA', 'BO'].map((name) => paragraph('Character', name) + paragraph('Dialogue', 'Yes.')).join('');
    const dual = `<DualDialogue>${pair}</DualDialogue>`;
    const expected = ['left: ANNA | dialogue Yes.', 'right: BO | dialogue Yes.'];
    expect(words(await parseFdx(bytesOf(script(dual))))).toEqual(expected);
    expect(words(await parseFdx(bytesOf(script(`<Paragraph>${dual}</Paragraph>`))))).toEqual(expected);
  });

  it.each([
    ['no XML', 'INT. A - DAY'],
    ['other XML', '<html><body/></html>'],
    ['cut short', script(heading).slice(0, -20)],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "INT. A - DAY">]>${script('&a;')}`],
    ['an entity of its own', script(paragraph('Action', '&script;'))],
    ['elements out of order', script('<Paragraph><Text>INT. A</Paragraph></Text>')],
    ['elements without end', '<a>'.repeat(100_000)],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><FinalDraft/>'],
    ['two roots', `${script(heading)}${script(heading)}`],
  ])('is refused when it is damaged or hostile: %s', async (_name, text) => {
    await expect(parseFdx(bytesOf(text))).rejects.toMatchObject({
      name: 'ScreenplayError',
      code: 'not_a_screenplay',
      message: expect.not.stringContaining('INT. A'),
    });
  });
});

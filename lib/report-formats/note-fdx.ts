/**
 * The script with its notes as a Final Draft document: paragraphs in order, and a ScriptNote for each note at its first place. A range counts characters from 0, one more for the end of each
 * paragraph. Two who speak at once stand one after the other; there is no title page.
 */
import type { Note } from '../contract/notes.ts';
import type { PageNode, ScreenplayPages } from '../contract/screenplay-pages.ts';
import { commenterOf, fateWords, statusWords } from './note-words.ts';

const paragraphTypes: Readonly<Record<PageNode['kind'], string>> = {
  heading: 'Scene Heading',
  action: 'Action',
  cue: 'Character',
  parenthetical: 'Parenthetical',
  dialogue: 'Dialogue',
  lyric: 'Lyrics',
  transition: 'Transition',
  shot: 'Shot',
  centered: 'General',
  note: 'General',
};

interface Paragraph {
  readonly type: string;
  text: string;
  readonly number: string | undefined;
}
/** A node's text where it stands in the document. */
interface Placed {
  readonly page: number;
  readonly line: number;
  readonly text: string;
  readonly paragraph: number;
  readonly offset: number;
}

/** XML 1.0 has no other control characters. */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(noXml, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function paragraphsOf({ pages }: Pick<ScreenplayPages, 'pages'>): { paragraphs: Paragraph[]; placed: Placed[] } {
  const paragraphs: Paragraph[] = [];
  const placed: Placed[] = [];
  for (const [at, nodes] of pages.entries())
    for (const { kind, text, line, number, continued } of nodes) {
      const last = paragraphs.at(-1);
      if (continued && last?.type === paragraphTypes[kind]) {
        placed.push({ page: at + 1, line, text, paragraph: paragraphs.length - 1, offset: last.text.length + 1 });
        last.text = `${last.text} ${text}`;
      } else {
        placed.push({ page: at + 1, line, text, paragraph: paragraphs.length, offset: 0 });
        paragraphs.push({ type: paragraphTypes[kind], text, number });
      }
    }
  return { paragraphs, placed };
}

/** The node that holds the words, else the last that begins at or above the line. */
function nodeAt(placed: readonly Placed[], { page, line, quote }: Note['places'][number]): Placed | undefined {
  const there = placed.filter((one) => one.page === page);
  return (
    there.findLast((one) => one.line <= line && one.text.includes(quote)) ??
    there.find(({ text }) => text.includes(quote)) ??
    there.findLast((one) => one.line <= line) ??
    there[0]
  );
}

const sentences = (note: Note): string[] =>
  [
    note.title,
    note.why,
    note.advice === null ? null : `What to try: ${note.advice}`,
    `${statusWords[note.status]}. ${fateWords(note)}.`,
    note.comment === '' ? null : `Your comment: ${note.comment}`,
  ].filter((line) => line !== null);

const writerOf = (note: Note): string => {
  if (note.kind === 'comment') return commenterOf(note);
  return note.kind === 'own' ? 'Writer' : 'Dramaturg';
};

/** Notes without a place in this draft are left out. */
export function notesFdx(script: Pick<ScreenplayPages, 'pages'>, notes: readonly Note[]): string {
  const { paragraphs, placed } = paragraphsOf(script);
  const starts: number[] = [];
  let length = 0;
  for (const { text } of paragraphs) {
    starts.push(length);
    length += text.length + 1;
  }
  const content = paragraphs.map(
    ({ type, text, number }) =>
      `    <Paragraph Type="${type}"${number === undefined ? '' : ` Number="${escapeXml(number)}"`}><Text>${escapeXml(text)}</Text></Paragraph>`,
  );
  const scriptNotes = notes.flatMap((note, at) => {
    const [place] = note.places;
    const node = place && nodeAt(placed, place);
    if (!place || !node) return [];
    const inside = node.text.indexOf(place.quote);
    const from = (starts[node.paragraph] ?? 0) + node.offset + Math.max(0, inside);
    // A page as a whole is its first paragraph here.
    const to = from + (inside < 0 || place.quote === '' ? node.text.length : place.quote.length);
    const text = sentences(note).map((line) => `      <Paragraph><Text>${escapeXml(line)}</Text></Paragraph>`);
    const name = escapeXml([...note.title.replace(/\s+/g, ' ')].slice(0, 60).join(''));
    return [
      `    <ScriptNote ID="${at + 1}" Name="${name}" Range="${from},${to}" WriterName="${escapeXml(writerOf(note))}">`,
      ...text,
      '    </ScriptNote>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    '  <Content>',
    ...content,
    '  </Content>',
    '  <ScriptNotes>',
    ...scriptNotes,
    '  </ScriptNotes>',
    '</FinalDraft>',
    '',
  ].join('\n');
}

/** Prints a script as text, in the ways in which scripts are pasted, converted and typed without a screenwriting program. Refuses to change a word. */
import { type LaidLine, paginate } from '../../lib/screenplay/formats/paginate.ts';
import type { Script } from '../../lib/screenplay/formats/place-script.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { elementOf, type GoldLine, type PrintedForm } from './printed-form.ts';

type Style = 'action' | 'dialogue' | 'parenthetical' | 'cue' | 'transition';
type Columns = Readonly<Record<Style, number>>;

/** `blanks`: as printed, none, one more after every line, or none but above headings and cues. */
interface TextForm {
  readonly columns?: Columns | 'centred' | 'any';
  readonly blanks?: 'lost' | 'doubled' | 'cue-apart' | 'action-attached';
  /** What is printed where a page ends and the next begins. */
  readonly turn?: (page: number) => readonly string[];
  /** Every page has this many lines, filled with empty ones, and no form feed. */
  readonly pageLines?: number;
  readonly encode?: (text: string) => Uint8Array;
}

const flush: Columns = { action: 0, dialogue: 0, parenthetical: 0, cue: 0, transition: 0 };
const standard: Columns = { action: 0, dialogue: 10, parenthetical: 16, cue: 22, transition: 45 };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes.set([code & 0xff, code >> 8], 2 + 2 * at);
  }
  return bytes;
}

const forms: Readonly<Record<string, TextForm>> = {
  'columns kept': { columns: standard },
  'narrow columns': { columns: { action: 2, dialogue: 4, parenthetical: 6, cue: 8, transition: 40 } },
  'dialogue at the action edge': { columns: { ...standard, dialogue: 0, parenthetical: 0 } },
  'dialogue at the action edge, no line empty before action': {
    columns: { ...standard, dialogue: 0, parenthetical: 0 },
    blanks: 'action-attached',
  },
  'cue and speech at one indent': { columns: { ...standard, cue: 10, parenthetical: 10 } },
  'cue at the action edge': { columns: { ...standard, cue: 0 } },
  'an empty line between cue and speech': { columns: standard, blanks: 'cue-apart' },
  centred: { columns: 'centred' },
  'pages of sixty-six lines': { columns: standard, pageLines: 66, turn: (page) => [`${' '.repeat(58)}${page}.`, ''] },
  'page numbers in words': { columns: standard, turn: (page) => ['', `${page} | P a g e`, ''] },
  'page numbers between dashes': { columns: standard, turn: (page) => ['', `${' '.repeat(30)}- ${page} -`, ''] },
  'running heads': { columns: standard, turn: (page) => ['', `SALT ROAD   Second revision   ${page}.`, ''] },
  'flush, empty lines kept': { columns: flush },
  'flush, empty lines lost': { columns: flush, blanks: 'lost' },
  'flush, empty lines everywhere': { columns: flush, blanks: 'doubled' },
  'flush, page numbers at the left': { columns: flush, turn: (page) => [`${page}.`] },
  'flush, empty lines lost, page numbers': { columns: flush, blanks: 'lost', turn: (page) => [`${page}.`] },
  'any indent': { columns: 'any' },
  'any indent, empty lines lost': { columns: 'any', blanks: 'lost' },
  'UTF-16': { columns: standard, encode: utf16 },
};

/** One file a form. Form feeds are left out: few programs keep them. */
export function textForms(script: Script): PrintedForm[] {
  const { lines: laid } = paginate(script.blocks);
  const gold = laid.flatMap((line): GoldLine[] => {
    const element = elementOf(line, script);
    return element ? [{ element, text: line.text }] : [];
  });
  return Object.entries(forms).map(([name, form]) => ({
    name: `text, ${name}`,
    ending: '.txt',
    bytes: (form.encode ?? utf8)(printText(laid, form)),
    lines: gold,
    hasTitlePage: false,
  }));
}

function printText(laid: readonly LaidLine[], { columns = flush, blanks, turn, pageLines }: TextForm): string {
  const random = seededRandom(7);
  const rows: string[] = [];
  let last: LaidLine | undefined;
  let top = 0;
  for (const line of laid) {
    if (line.furniture || line.style === 'more') continue;
    if (last && line.page > last.page) {
      if (pageLines) while (rows.length < top + pageLines) rows.push('');
      top = rows.length;
      rows.push(...(turn?.(line.page) ?? []));
      if (blanks !== 'lost' && !turn && line.block !== last.block) rows.push('');
    } else if (last) rows.push(...blanksBetween(last, line, blanks));
    rows.push(indented(line, columns, random));
    last = line;
  }
  return `${rows.join('\n')}\n`;
}

function blanksBetween(last: LaidLine, line: LaidLine, blanks: TextForm['blanks']): string[] {
  const apart = line.line > last.line + 1;
  switch (blanks) {
    case 'lost':
      return [];
    case 'doubled':
      return [''];
    case 'cue-apart':
      return apart || last.style === 'cue' ? [''] : [];
    case 'action-attached':
      return apart && !(line.style === 'action' && last.style === 'dialogue') ? [''] : [];
    default:
      return apart ? Array.from({ length: line.line - last.line - 1 }, () => '') : [];
  }
}

function indented({ style, text }: LaidLine, columns: NonNullable<TextForm['columns']>, random: () => number): string {
  if (columns === 'any') return ' '.repeat(Math.floor(random() * 13)) + text;
  const key: Style =
    style === 'parenthetical-rest'
      ? 'parenthetical'
      : style === 'heading' || style === 'centered' || style === 'more'
        ? 'action'
        : style;
  if (columns === 'centred')
    return key === 'action' ? text : ' '.repeat(Math.max(1, Math.round(30 - text.length / 2))) + text;
  return ' '.repeat(columns[key]) + text;
}

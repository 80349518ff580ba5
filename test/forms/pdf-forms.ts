/** Prints a script as PDF, in the layouts of common programs and in the forms that amateurs send. Refuses fonts that are not on every machine. */
import { wrap } from '../../lib/screenplay/formats/lay-out.ts';
import { paginate } from '../../lib/screenplay/formats/paginate.ts';
import type { Script } from '../../lib/screenplay/formats/place-script.ts';
import type { LineElement } from '../../lib/screenplay/script-line.ts';
import { drawMultiCam } from '../pdf/draw-multi-cam.ts';
import { drawNamedSpeech } from '../pdf/draw-named-speech.ts';
import { type DrawOptions, drawScreenplay, layouts } from '../pdf/draw-screenplay.ts';
import { scanNoise } from '../pdf/scan-noise.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { type PdfOptions, type PlacedText, writePdf } from '../pdf/write-pdf.ts';
import { type Face, widthOf } from './letter-widths.ts';
import { elementOf, type GoldLine, type PrintedForm } from './printed-form.ts';

const a4 = { width: 595, height: 842 } as const;
const lineHeight = 12;
const pageTop = 84;
const pageFoot = 720;

/** Every form; dual dialogue is printed in one column where a form knows no other way. */
export function pdfForms(script: Script): PrintedForm[] {
  const single: Script = {
    ...script,
    blocks: script.blocks.map((block) => (block.kind === 'speech' ? { ...block, dual: null } : block)),
  };
  const laid = paginate(script.blocks).lines;
  const gold = laid.flatMap((line): GoldLine[] => {
    const element = elementOf(line, script);
    return element ? [{ element, text: line.text }] : [];
  });
  const drawn = (name: string, options?: DrawOptions, pdf?: PdfOptions): PrintedForm => ({
    name: `PDF, ${name}`,
    ending: '.pdf',
    bytes: writePdf(drawScreenplay(script, options), pdf),
    lines: gold,
    hasTitlePage: true,
  });
  return [
    ...Object.entries(layouts).map(([name, layout]) => drawn(name, { layout })),
    drawn('on A4', {}, a4),
    drawn('with all furniture', {
      watermark: 'CONFIDENTIAL',
      sceneNumbers: true,
      continued: true,
      runningHeader: 'BLUE REVISIONS 3/4/26',
      revisionMarkEvery: 3,
    }),
    overprinted(script, gold),
    lineNumbered(script, gold),
    scanned(script, 0.02, 'a scan'),
    scanned(script, 0.05, 'a poor scan'),
    centred(single, 'Times-Roman', 'narrow'),
    centred(single, 'Helvetica', 'wide'),
    fromElements('several cameras', drawMultiCam(single.blocks)),
    fromElements('names at the margin', drawNamedSpeech(single.blocks, { hang: 26, heading: (t) => t, colon: '' })),
    fromElements('names and full stops', drawNamedSpeech(single.blocks, { hang: 0, heading: (t) => t, colon: '.' })),
    fromElements('names and colons', drawNamedSpeech(single.blocks, { hang: 0, heading: (text) => text })),
  ];
}

function fromElements(
  name: string,
  { pages, elements }: { pages: readonly PlacedText[][]; elements: readonly GoldLine[] },
): PrintedForm {
  return { name: `PDF, ${name}`, ending: '.pdf', bytes: writePdf(pages), lines: elements, hasTitlePage: false };
}

/** Bold made by printing twice, the second time a hair lower and in pieces that begin elsewhere. */
function overprinted(script: Script, lines: readonly GoldLine[]): PrintedForm {
  const pages = drawScreenplay(script).map((page) =>
    page.flatMap((text) => {
      if (text.text !== text.text.toUpperCase() || text.text.length < 8) return [text];
      const half = Math.floor(text.text.length / 2);
      const again = { ...text, y: text.y + 0.4 };
      return [
        text,
        { ...again, text: text.text.slice(0, half) },
        { ...again, x: text.x + half * 7.2, text: text.text.slice(half) },
      ];
    }),
  );
  return { name: 'PDF, bold by printing twice', ending: '.pdf', bytes: writePdf(pages), lines, hasTitlePage: true };
}

/** Every line of a page, empty ones too, with its number in the margin, as transcripts have it. */
function lineNumbered(script: Script, lines: readonly GoldLine[]): PrintedForm {
  const pages = drawScreenplay({ ...script, titlePage: null }).map((page) => [
    ...page,
    ...Array.from({ length: 54 }, (_, index) => ({ x: 60, y: pageTop + lineHeight * index, text: `${index + 1}` })),
  ]);
  return { name: 'PDF, numbered lines', ending: '.pdf', bytes: writePdf(pages), lines, hasTitlePage: false };
}

/** The gold is what recognition made of each line: the reader is not asked to mend letters. */
function scanned(script: Script, share: number, name: string): PrintedForm {
  const random = seededRandom(5);
  const noise = { letters: share, words: share * 1.3, spread: 8 };
  const laid = paginate(script.blocks).lines;
  const drawn = drawScreenplay({ ...script, titlePage: null });
  const lines: GoldLine[] = [];
  const pages = drawn.map((page, index) => {
    const noisy = scanNoise(page, noise, random);
    const own = laid.filter((line) => line.page === index + 1);
    // What stands before and behind a page's own lines is furniture.
    const from = page.findIndex(({ text, y }) => text === own[0]?.text && y >= pageTop);
    own.forEach((line, at) => {
      const element = elementOf(line, script);
      if (element) lines.push({ element, text: noisy[from + at]?.text ?? '' });
    });
    return noisy;
  });
  return { name: `PDF, ${name}`, ending: '.pdf', bytes: writePdf(pages), lines, hasTitlePage: false };
}

/** Cues, parentheticals and dialogue in the middle of the page, as a word processor centres them. */
function centred({ blocks }: Script, face: Face, measure: 'narrow' | 'wide'): PrintedForm {
  const size = 12;
  const pages: PlacedText[][] = [[]];
  const lines: GoldLine[] = [];
  let y = pageTop;
  const print = (text: string, element: LineElement) => {
    if (y > pageFoot) {
      pages.push([]);
      y = pageTop;
    }
    const middle = element === 'cue' || element === 'dialogue' || element === 'parenthetical';
    const width = widthOf(text, face, size);
    const x = middle ? (612 - width) / 2 : element === 'transition' && !/IN:$/.test(text) ? 540 - width : 72;
    pages.at(-1)?.push({ x, y, text });
    lines.push({ element, text });
    y += lineHeight * 1.15;
  };
  const columns = measure === 'narrow' ? { action: 80, spoken: 38 } : { action: 78, spoken: 78 };
  for (const block of blocks) {
    if (block.kind === 'page-break' || block.kind === 'note') continue;
    if (block.kind === 'speech') {
      print(block.cue, 'cue');
      for (const { kind, text } of block.parts)
        for (const row of text.split('\n').flatMap((line) => wrap(line, columns.spoken)))
          print(row, kind === 'parenthetical' ? 'parenthetical' : 'dialogue');
    } else {
      const element = block.kind === 'centered' ? 'action' : block.kind;
      for (const row of block.text.split('\n').flatMap((line) => wrap(line, columns.action))) print(row, element);
    }
    y += lineHeight * 1.15;
  }
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`;
  const name = `PDF, centred, ${face === 'Helvetica' ? 'Arial' : 'Times'}, ${measure}`;
  return { name, ending: '.pdf', bytes: writePdf(pages, { font }), lines, hasTitlePage: false };
}

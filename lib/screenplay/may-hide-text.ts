/** Says at little cost whether a PDF could hold text that its reader does not see. Errs towards yes; drawn-text then looks closely. */
import { type PdfStream, pdfStreams, unpack } from './pdf-streams.ts';

/** PDF 32000-1, 9.3.6: modes 3 and 7 draw nothing. */
const unseenMode = /(?:^|\s)[37]\s{1,3}Tr\b/;
/** Layers, encryption (nothing can be seen from outside) and packings that are not undone here. */
const closed = /\/(?:OCProperties|OCGs|Encrypt|LZWDecode|LZW|RunLengthDecode)\b/;
/** Shapes that could lie over a text, and paths that could cut one off. */
const shape = /[\s\]](?:f\*?|F|B\*?|b\*?|W\*?)\s/;
/** Any mixing of inks but the plain one, or one that stands elsewhere, and a colour space in which white has other numbers than here. */
const mixing =
  /\/BM\s*\/(?!Normal\b|Compatible\b)|\/Lab\b|\/(?:BM|ca)\s{1,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}R\b|\/BM\s*\[/;
const opacity = /\/ca\s*([^\s/>]{1,40})/g;
const color = /((?<![\d.])(?:[\d.]+\s+){1,4})(g|rg|k|sc|scn)\b/g;
/** Fonts are streams too, and long. */
const fontProgram = /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/;
const tableEntry = /\d{10} \d{5} [fn]/g;
/** An instruction may lie across two pieces of a stream. */
const overlap = 64;

/** A little below what drawn-text calls the colour of paper, because colour spaces are not known here. */
const bright = 0.88;
const faint = 0.12;

/** True unless every drawing instruction of the file is plain. Linear in its size. */
export async function mayHideText(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const between: string[] = [];
  let at = 0;
  for (const stream of pdfStreams(bytes)) {
    between.push(file.toString('latin1', at, stream.from));
    at = stream.to;
    if (await streamHints(stream)) return true;
  }
  between.push(file.toString('latin1', at));
  // 'f' and 'n' of the table of objects are no instructions.
  return hints(between.join('\n').replace(tableEntry, ''));
}

async function streamHints(stream: PdfStream): Promise<boolean> {
  const { dictionary, isWhole, isPicture, isPacked, data } = stream;
  if (!isWhole) return true;
  if (isPicture || fontProgram.test(dictionary)) return false;
  if (!isPacked) return /\/Filter\b/.test(dictionary) || hints(data.toString('latin1'));
  let end = '';
  for await (const piece of unpack(stream)) {
    const text = end + Buffer.from(piece).toString('latin1');
    if (hints(text)) return true;
    end = text.slice(-overlap);
  }
  return false;
}

const hints = (text: string): boolean =>
  unseenMode.test(text) ||
  closed.test(text) ||
  shape.test(text) ||
  mixing.test(text) ||
  text.matchAll(opacity).some(([, value]) => !(Number(value) >= 0.5)) ||
  text
    .matchAll(color)
    .some(([, numbers = '', operator = '']) => isPale(numbers.trim().split(/\s+/).map(Number), operator));

/** White is all ones in grey and RGB, all noughts in CMYK and in a tint of one ink. */
function isPale(parts: readonly number[], operator: string): boolean {
  if (operator === 'k' || parts.length === 4) return parts.every((part) => part <= faint);
  if (parts.every((part) => part >= bright)) return true;
  return operator.startsWith('sc') && parts.length === 1 && (parts[0] ?? 1) <= faint;
}

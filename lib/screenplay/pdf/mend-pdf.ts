/** Makes a PDF that has lost its end, its catalog or its page tree openable again. Knows objects, not what is drawn; refuses to invent pages. */
import { unpackWithin } from './compressed-streams.ts';

/** `lost` numbers the pages, from 1, that the old file is known to have had: they stand in the mended file as empty pages. */
export interface MendedPdf {
  readonly bytes: Uint8Array;
  readonly lost: ReadonlySet<number>;
}

interface PdfObject {
  readonly number: number;
  /** What stands between `obj` and `endobj`; of a stream, its dictionary alone. */
  readonly text: string;
  /** Where a stream's data lie in the file. */
  readonly data: readonly [from: number, to: number] | null;
}

const isPage = (object: PdfObject | undefined): boolean => /\/Type\s*\/Page(?![A-Za-z])/.test(object?.text ?? '');
const isPageTree = ({ text }: PdfObject): boolean => /\/Type\s*\/Pages(?![A-Za-z])/.test(text);
const isObjectStream = ({ text }: PdfObject): boolean => /\/Type\s*\/ObjStm(?![A-Za-z])/.test(text);
/** A dictionary is shorter; what is longer is data. */
const longestDictionary = 8000;
const streamKeyword = /\bstream(?:\r\n|\n|\r)/;
/** The mark of a file's end stands within its last kilobyte (PDF 32000-1, annex H.3.4.4). */
const tailLength = 1024;
/** The objects of a long script unpack to a hundredth of this. */
const mostUnpacked = 64 * 1024 * 1024;
/** No script has as many; a file that claims more is not believed. */
const mostPages = 5000;

/**
 * The file up to its last whole object, with objects that were packed into streams written out, under a new page tree of all whole
 * pages. Their order is that of the old tree where it is left, else that of the file. Null when no page is whole or the file is encrypted.
 * Time is linear in the file's size.
 */
export async function mendPdf(bytes: Uint8Array): Promise<MendedPdf | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const { objects: plain, end } = wholeObjects(text);
  const packed = await unpackAll(plain.filter(isObjectStream), file);
  const objects = new Map([...plain, ...packed].map((object) => [object.number, object]));
  if (isEncrypted(objects)) return null;
  const order = pageOrder(objects, !text.includes('%%EOF', text.length - tailLength));
  if (!order.some((number) => number !== null)) return null;
  const added = Buffer.from(newEnd(packed, order, largest(objects.keys()) + 1), 'latin1');
  const lost = new Set(order.flatMap((number, index) => (number === null ? [index + 1] : [])));
  return { bytes: new Uint8Array(Buffer.concat([file.subarray(0, end), added])), lost };
}

function wholeObjects(text: string): { objects: PdfObject[]; end: number } {
  const objects: PdfObject[] = [];
  const opening = /(?<!\d)(\d{1,7})\s{1,4}\d{1,5}\s{1,4}obj\b/g;
  let end = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex;
    const close = text.indexOf('endobj', start);
    if (close < 0) break;
    end = close + 6;
    opening.lastIndex = end;
    const keyword = streamKeyword.exec(text.slice(start, Math.min(close, start + longestDictionary)));
    const dictionaryEnd = keyword ? start + keyword.index : close;
    objects.push({
      number: Number(match[1]),
      text: text.slice(start, dictionaryEnd),
      data: keyword
        ? [dictionaryEnd + keyword[0].length, start + text.slice(start, close).lastIndexOf('endstream')]
        : null,
    });
  }
  return { objects, end };
}

const isEncrypted = (objects: ReadonlyMap<number, PdfObject>): boolean =>
  [...objects.values()].some(({ text }) => /\/Filter\s*\/Standard\b/.test(text) && /\/O\s*[<(]/.test(text));

const largest = (numbers: Iterable<number>): number => {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
};

async function unpackAll(streams: readonly PdfObject[], file: Buffer): Promise<PdfObject[]> {
  const objects: PdfObject[] = [];
  let room = mostUnpacked;
  for (const stream of streams) {
    const { unpacked, size } = await unpack(stream, file, room);
    for (const object of unpacked) objects.push(object);
    room -= size;
  }
  return objects;
}

/** The objects of an object stream (PDF 32000-1, 7.5.7) as far as it can be unpacked into `room` characters. */
async function unpack({ text, data }: PdfObject, file: Buffer, room: number) {
  const count = Number(/\/N\s+(\d+)/.exec(text)?.[1] ?? 0);
  const first = Number(/\/First\s+(\d+)/.exec(text)?.[1] ?? 0);
  if (!data || data[1] < data[0] || room <= 0) return { unpacked: [], size: 0 };
  const raw = file.subarray(data[0], data[1]);
  const unpackedData = /\/Fl(?:ateDecode)?\b/.test(text) ? await unpackWithin(raw, 'deflate', text, room) : raw;
  const content = (unpackedData ?? Buffer.alloc(0)).toString('latin1');
  const heads = content.slice(0, first).trim().split(/\s+/).map(Number);
  const starts = Array.from({ length: Math.min(count, heads.length >> 1) }, (_, index) => ({
    number: heads[2 * index] ?? 0,
    from: first + (heads[2 * index + 1] ?? 0),
  }));
  const unpacked = starts.flatMap(({ number, from }, index): PdfObject[] => {
    const to = starts[index + 1]?.from ?? content.length;
    return to > from && to <= content.length ? [{ number, text: content.slice(from, to), data: null }] : [];
  });
  return { unpacked, size: content.length };
}

/**
 * Numbers of the whole pages; null for a page that the old tree names or counts and that is lost. `isCut` is true for a file without
 * its end: with no tree left, one page more is taken to be lost, the one at which the file was cut.
 */
function pageOrder(objects: ReadonlyMap<number, PdfObject>, isCut: boolean): (number | null)[] {
  const all = [...objects.values()];
  const trees = all.filter(isPageTree);
  const named = trees.flatMap(({ text }) => references(/\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1] ?? ''));
  const leaves = named.filter((number) => !objects.get(number) || isPage(objects.get(number)));
  const order = [...new Set([...leaves, ...all.filter(isPage).map(({ number }) => number)])];
  const counted = largest(trees.map(({ text }) => Number(/\/Count\s+(\d+)/.exec(text)?.[1] ?? 0)));
  const expected = trees.length > 0 ? Math.min(counted, mostPages) : order.length + (isCut ? 1 : 0);
  const missing = Array.from({ length: Math.max(0, expected - order.length) }, () => null);
  return [...order.map((number) => (hasContents(objects.get(number), objects) ? number : null)), ...missing];
}

const references = (text: string): number[] =>
  [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map((match) => Number(match[1]));

/** True for a page that draws nothing, or of whose drawing something is left. */
function hasContents(page: PdfObject | undefined, objects: ReadonlyMap<number, PdfObject>): boolean {
  if (!page) return false;
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(page.text)?.[1] ?? '';
  const streams = references(contents);
  return streams.length === 0 || streams.some((number) => objects.has(number));
}

function newEnd(packed: readonly PdfObject[], order: readonly (number | null)[], free: number): string {
  const copies = packed.map(({ number, text }) => `${number} 0 obj\n${text}\nendobj\n`);
  const kids = order.map((number, index) => number ?? free + 2 + index);
  const empty = order.flatMap((number, index) =>
    number === null ? [`${free + 2 + index} 0 obj\n<< /Type /Page /Parent ${free + 1} 0 R >>\nendobj\n`] : [],
  );
  return [
    '\n',
    ...copies,
    ...empty,
    `${free} 0 obj\n<< /Type /Catalog /Pages ${free + 1} 0 R >>\nendobj\n`,
    `${free + 1} 0 obj\n<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /MediaBox [0 0 612 792] >>\nendobj\n`,
    `trailer\n<< /Size ${free + 2 + kids.length} /Root ${free} 0 R >>\n%%EOF\n`,
  ].join('');
}

/** Spoils a PDF at random, in up to three of the ways in which files are damaged. The same numbers spoil it the same way. */
import { deflateSync, inflateSync } from 'node:zlib';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { sampler } from '../screenplay/compare.ts';
import { lastReel } from './corpus.ts';
import { drawScreenplay } from './draw-screenplay.ts';
import { rawStream, writePdf } from './write-pdf.ts';

/** A spoiled file, and the names of what was done to it. `random` gives numbers from 0 to 1. */
export function spoilFile(bytes: Buffer, random: () => number): { readonly bytes: Buffer; readonly ways: string[] } {
  const spoils = spoilsBy(random);
  const ways = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const names = Object.keys(spoils);
    return names[Math.floor(random() * names.length)] ?? '';
  });
  return { bytes: ways.reduce((spoiled, way) => spoils[way]?.(spoiled) ?? spoiled, bytes), ways };
}

/** Files whose every part can be spoiled: packed, encrypted, with pictures, masks and groups. */
export function spoilableFiles(): Buffer[] {
  const pages = drawScreenplay(readFountain(sampler));
  const drawn = Buffer.from(
    'q /G0 gs 100 0 0 50 90 600 cm /P0 Do Q /X0 Do BT /F1 12 Tf 1 0 0 1 108 700 Tm (INT. VAULT - NIGHT) Tj ET q 9 0 0 9 9 9 cm BI /W 2 /H 1 /CS /G /BPC 8 ID \x00\xff EI Q BT 1 g 1 0 0 1 108 620 Tm (Hidden words.) Tj ET',
    'latin1',
  );
  const group = '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >>';
  const rich = writePdf([[]], {
    rawContent: { data: deflateSync(drawn), entries: '/Filter /FlateDecode' },
    resources: '/ExtGState << /G0 9 0 R >> /XObject << /P0 7 0 R /X0 8 0 R >>',
    objects: [
      rawStream(
        deflateSync(Buffer.from([255, 0, 0, 255])),
        '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      ),
      rawStream('1 g 0 0 612 300 re f', group),
      Buffer.from('<< /Type /ExtGState /ca 0.5 /SMask << /S /Luminosity /G 8 0 R >> >>'),
    ],
  });
  const locked = writePdf(pages, { encryption: { userPassword: '', ownerPassword: 'owner', keyBits: 128 } });
  return [lastReel.pdf(), writePdf(pages), rich, locked].map((bytes) => Buffer.from(bytes));
}

const numbers = ['0', '-1', '1e9', '99999999999', '0.0000001', 'null', '2 0 R', '(', '<<', ']', '/Fl', 'NaN'];

function spoilsBy(random: () => number): Readonly<Record<string, (bytes: Buffer) => Buffer>> {
  const below = (most: number): number => Math.floor(random() * most);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const spoils: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    'bytes changed': (bytes) => {
      const copy = Buffer.from(bytes);
      for (let count = 1 + below(40); count > 0; count -= 1) copy[below(copy.length)] = below(256);
      return copy;
    },
    'cut off': (bytes) => bytes.subarray(0, below(bytes.length)),
    'a part taken out': (bytes) => {
      const from = below(bytes.length);
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(2000))]);
    },
    'a part doubled': (bytes) => {
      const from = below(bytes.length);
      const to = from + below(4000);
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    },
    'objects that changed places': (bytes) => {
      const text = bytes.toString('latin1');
      const [one, two] = [1 + below(20), 1 + below(20)];
      const renamed = text
        .replace(new RegExp(`(?<!\\d)${one} 0 obj`), '@ 0 obj')
        .replace(new RegExp(`(?<!\\d)${two} 0 obj`), `${one} 0 obj`);
      return Buffer.from(renamed.replace('@ 0 obj', `${two} 0 obj`), 'latin1');
    },
    'references that point elsewhere': (bytes) =>
      Buffer.from(
        bytes.toString('latin1').replace(/\d+ 0 R/g, (found) => (random() < 0.1 ? `${below(40)} 0 R` : found)),
        'latin1',
      ),
    'numbers of another kind': (bytes) =>
      Buffer.from(
        bytes
          .toString('latin1')
          .replace(/(?<=[\s[])-?\d+(?:\.\d+)?(?=[\s\]])/g, (found) => (random() < 0.02 ? pick(numbers) : found)),
        'latin1',
      ),
    'names of another kind': (bytes) => {
      const text = bytes.toString('latin1');
      const names = [...new Set(text.match(/\/[A-Z][A-Za-z0-9]*/g) ?? ['/X'])];
      return Buffer.from(
        text.replace(/\/[A-Z][A-Za-z0-9]*/g, (found) => (random() < 0.03 ? pick(names) : found)),
        'latin1',
      );
    },
    'drawing instructions spoiled within their packing': (bytes) => {
      const text = bytes.toString('latin1');
      return Buffer.from(
        text.replace(
          /\/Length \d+ ([^>]*FlateDecode[^>]*>>\s*stream\r?\n)([\s\S]*?)(\r?\nendstream)/g,
          (whole, head: string, data: string, tail: string) => {
            try {
              const inner =
                spoils['numbers of another kind']?.(inflateSync(Buffer.from(data, 'latin1'))) ?? Buffer.alloc(0);
              const packed = deflateSync(inner).toString('latin1');
              return `/Length ${packed.length} ${head}${packed}${tail}`;
            } catch {
              return whole;
            }
          },
        ),
        'latin1',
      );
    },
  };
  return spoils;
}

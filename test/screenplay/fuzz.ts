/**
 * Spoils PDFs at random and reads them: `node test/screenplay/fuzz.ts [MINUTES] [SEED] [FILE.pdf …]`. Every result must be a screenplay or a refusal with a code
 * and a sentence; anything else, and what takes longer than a minute, is kept in the temporary folder and named. By itself it spoils our own corpus.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { parserInThread, scriptLimits } from '../../lambdas/deps-parse.ts';
import { readFountain } from '../../lib/screenplay/read-fountain.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { lastReel } from '../pdf/corpus.ts';
import { drawScreenplay } from '../pdf/draw-screenplay.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { rawStream, writePdf } from '../pdf/write-pdf.ts';
import { sampler } from './compare.ts';

const [minutes = '10', seed = '1', ...files] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const below = (most: number): number => Math.floor(random() * most);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

/** Files whose every part can be spoiled: packed, encrypted, with pictures, masks and groups. */
function ownFiles(): Buffer[] {
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

const sources = files.length > 0 ? files.map((file) => readFileSync(file)) : ownFiles();
const parse = parserInThread(scriptLimits);
const outcomes = new Map<string, number>();
let [count, slowest] = [0, 0];
process.on('unhandledRejection', (reason) => note('unhandled rejection', reason, Buffer.alloc(0)));

function note(what: string, reason: unknown, bytes: Buffer): void {
  const file = path.join(tmpdir(), `fuzz-${seed}-${count}.pdf`);
  writeFileSync(file, bytes);
  console.log(`${what}, ${file}:`, reason);
  process.exitCode = 1;
}

const end = performance.now() + Number(minutes) * 60_000;
while (performance.now() < end) {
  let bytes = pick(sources);
  const names: string[] = [];
  for (let times = 1 + below(3); times > 0; times -= 1) {
    const name = pick(Object.keys(spoils));
    names.push(name);
    bytes = spoils[name]?.(bytes) ?? bytes;
  }
  count += 1;
  const start = performance.now();
  const outcome = await parse(bytes, { format: 'pdf', maxPages: 600 }).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof ScreenplayError && /^[A-Z].*\.?$/.test(error.message)) return error.code;
      note(names.join(', '), error, bytes);
      return 'failed';
    },
  );
  const ms = performance.now() - start;
  slowest = Math.max(slowest, ms);
  if (ms > scriptLimits.mostMs) note(`${names.join(', ')} took ${Math.round(ms)} ms`, outcome, bytes);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
console.log(`${count} files, the slowest ${Math.round(slowest)} ms:`, Object.fromEntries(outcomes));
process.exit();

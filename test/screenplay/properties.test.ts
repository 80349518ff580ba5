import { describe, expect, it } from 'vitest';
import { type Place, screenplay } from '../../lib/screenplay/model.ts';
import { readScript } from '../../lib/screenplay/parse.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import type { ScriptBlock } from '../../lib/screenplay/script-block.ts';
import fc from '../fixed-chance.ts';
import { drawScreenplay, layouts } from '../pdf/draw-screenplay.ts';
import { type PlacedText, writePdf } from '../pdf/write-pdf.ts';
import { bytesOf, sampler, words } from './compare.ts';

type Format = 'pdf' | 'fountain' | 'fdx' | 'text';

type ParsedScript = Awaited<ReturnType<typeof readScript>>;

/** The reading, or null where the reader refused; anything else that is thrown fails the property. */
async function readOrRefused(bytes: Uint8Array, format: Format): Promise<ParsedScript | null> {
  try {
    return await readScript(bytes, { format, maxPages: 40 });
  } catch (error) {
    expect(error).toBeInstanceOf(ScreenplayError);
    return null;
  }
}

const order = (place: Place): number => place.page * 10_000 + place.line;

/** How often each character occurs that is no space. */
function characters(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of texts.join('').replace(/\s/g, '')) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** The characters of `wanted` that `found` has too few of. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const there = characters(found);
  return [...characters(wanted)]
    .filter(([character, count]) => (there.get(character) ?? 0) < count)
    .map(([character]) => character);
}

/** Every character of every line of the script stands in some node, or in the furniture. */
function expectAccounted({ screenplay: read, lines }: ParsedScript): void {
  const nodes = read.scenes.flatMap(({ heading, elements }) => [
    ...(heading ? [heading.text, heading.number ?? ''] : []),
    ...elements.flatMap((element) =>
      element.kind === 'speech' ? [element.cue.text, ...element.parts.map(({ text }) => text)] : [element.text],
    ),
  ]);
  const furniture = read.furniture.map(({ text }) => text);
  const script = lines
    .filter(({ element, page }) => element !== 'title' && page > read.titlePageCount)
    .map(({ text }) => text);
  expect(missing(script, [...nodes, ...furniture])).toEqual([]);
}

/** Valid against the schema; every node ends where it starts or later, and starts where the one before it starts or later. */
function expectSound(reading: ParsedScript | null): void {
  if (!reading) return;
  const { screenplay: read } = reading;
  expectAccounted(reading);
  expect(screenplay.safeParse(read).error).toBeUndefined();
  const nodes = read.scenes.flatMap(({ heading, elements }) =>
    [...(heading ? [heading.at] : []), ...elements.map(({ at }) => at)].sort((a, b) => order(a.start) - order(b.start)),
  );
  for (const [index, at] of nodes.entries()) {
    expect(order(at.end)).toBeGreaterThanOrEqual(order(at.start));
    expect(order(at.start)).toBeGreaterThanOrEqual(order(nodes[index - 1]?.start ?? at.start));
  }
  for (const scene of read.scenes) {
    const starts = scene.elements.map(({ at }) => order(at.start));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
  expect(read.scenes.map((scene) => scene.index)).toEqual(read.scenes.map((_, index) => index + 1));
}

const scrap = fc.constantFrom(
  'INT. HOUSE - DAY',
  'EXT./INT. CAR',
  'ANNA',
  'BO (O.S.) ^',
  '(beat)',
  'Yes.',
  'CUT TO:',
  '> X <',
  '[[note',
  ']]',
  '/*',
  '*/',
  '# One',
  '= two',
  '===',
  '*b* _u_ **c',
  '~la',
  '!BANG',
  '.PLACE',
  '@McX',
  'Title: T',
  '\t\t\tANNA',
  '               Oh.',
  '\f',
  '',
  '  ',
);
const anyScript = fc
  .array(fc.oneof(scrap, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
  .map((lines) => lines.join('\n'));

describe('every reader, whatever it is given', () => {
  it.each(['fountain', 'text'] as const)('refuses or reads soundly: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(anyScript, async (source) => {
        const reading = await readOrRefused(bytesOf(source), format);
        expectSound(reading);
        // Fountain's marks do not print; plain text has none, but it may bear Fountain's.
        if (reading && format === 'text' && !/[*_~>@!#=[\]/\\^.]/.test(source) && !/^\s*title:/im.test(source))
          expect(
            missing(
              [source],
              reading.lines.map(({ text }) => text),
            ),
          ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses or reads soundly: paragraphs of Final Draft in any order, and torn files', async () => {
    const type = fc.constantFrom('Scene Heading', 'Action', 'Character', 'Dialogue', 'Parenthetical', 'Lyrics', 'Song');
    const paragraph = fc.tuple(type, fc.oneof(scrap, fc.string())).map(([name, text]) => {
      const escaped = text.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);
      return `<Paragraph Type="${name}"><Text>${escaped}</Text></Paragraph>`;
    });
    const dual = fc
      .array(paragraph, { maxLength: 5 })
      .map((inside) => `<DualDialogue>${inside.join('')}</DualDialogue>`);
    const content = fc.array(fc.oneof(paragraph, dual), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(content, fc.nat(4000), async (paragraphs, cut) => {
        const whole = `<FinalDraft><Content>${paragraphs.join('')}</Content></FinalDraft>`;
        expectSound(await readOrRefused(bytesOf(cut % 4 === 0 ? whole.slice(0, cut) : whole), 'fdx'));
      }),
      { numRuns: 200 },
    );
  });

  it('refuses or reads soundly: text anywhere on the pages of a PDF', async () => {
    const text = fc.record<PlacedText>({
      x: fc.integer({ min: -50, max: 650 }),
      y: fc.integer({ min: -50, max: 850 }),
      text: fc.oneof(
        fc.constantFrom('INT. A - DAY', 'ANNA', '(MORE)', 'CONTINUED:', '7', '*', '(so', 'CUT TO:', "ANNA (CONT'D)"),
        fc.string({ unit: fc.constantFrom(...'aZ .(*1-é'), minLength: 1, maxLength: 30 }),
      ),
      size: fc.constantFrom(1, 12, 40),
      angle: fc.constantFrom(0, 0, 0, 45, 90, 180),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(text, { maxLength: 25 }), { minLength: 1, maxLength: 4 }), async (pages) => {
        expectSound(await readOrRefused(writePdf(pages), 'pdf'));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('refuses or reads soundly: a PDF with bytes changed and its end cut off', async () => {
    const whole = writePdf(
      drawScreenplay({ titlePage: null, blocks: [{ kind: 'heading', text: 'INT. A - DAY', number: null }] }),
    );
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat(whole.length), async (changes, cut) => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        expectSound(await readOrRefused(bytes.subarray(0, cut % 3 === 0 ? cut : undefined), 'pdf'));
      }),
      { numRuns: 80 },
    );
  });
});

const word = fc.constantFrom(
  'rain',
  'the',
  'door',
  'opens',
  'slowly',
  'Anna',
  'x-ray',
  'café',
  '“so”',
  'NOW',
  'and',
  'I',
);
const sentence = fc.array(word, { minLength: 1, maxLength: 24 }).map((all) => `It ${all.join(' ')}.`);
const prose = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const name = fc.constantFrom('ANNA', 'BO', 'DR. VANCE', 'McCOY', 'MAN #2', "D'ARCY");
/** No (CONT'D) here: at the top of a page it may stand for a speech that runs on, which is tested by example. */
const extension = fc.constantFrom('', '', ' (V.O.)', ' (O.S.)');
const part = fc.oneof(
  { weight: 3, arbitrary: prose.map((text) => ({ kind: 'dialogue' as const, text })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('(beat)', '(to the door, and to nobody else)')
      .map((text) => ({ kind: 'parenthetical' as const, text })),
  },
);
/** Dialogue never follows dialogue (it would be one part), and every speech ends in words. */
const parts = fc.array(part, { maxLength: 4 }).chain((some) =>
  prose.map((text) => {
    const kept = some.filter(({ kind }, index) => kind !== some[index - 1]?.kind);
    return kept.at(-1)?.kind === 'dialogue' ? kept : [...kept, { kind: 'dialogue' as const, text }];
  }),
);
const speech = fc.record({ name, extension, parts }).map((made) => ({
  kind: 'speech' as const,
  cue: made.name + made.extension,
  parts: made.parts,
  dual: null,
}));
const heading = fc
  .record({
    prefix: fc.constantFrom('INT.', 'EXT.', 'INT./EXT.', 'I/E', 'EST.'),
    place: fc.constantFrom('HOUSE', 'KITCHEN - CORNER', 'ANNA’S CAR', 'PIER 9'),
    time: fc.constantFrom('', ' - DAY', ' - NIGHT', ' - MOMENTS LATER'),
  })
  .map(({ prefix, place, time }) => ({ kind: 'heading' as const, text: `${prefix} ${place}${time}`, number: null }));
const slug = fc.oneof(
  fc.constantFrom('CUT TO:', 'SMASH CUT TO:', 'FADE OUT.').map((text) => ({ kind: 'transition' as const, text })),
  fc.constantFrom('CLOSE ON THE KEY', 'ANGLE ON ANNA', 'LATER').map((text) => ({ kind: 'shot' as const, text })),
);
const block: fc.Arbitrary<ScriptBlock[]> = fc.oneof(
  { weight: 5, arbitrary: speech.map((one) => [one]) },
  { weight: 5, arbitrary: prose.map((text) => [{ kind: 'action' as const, text }]) },
  { weight: 2, arbitrary: heading.map((one) => [one]) },
  { weight: 1, arbitrary: slug.map((one) => [one]) },
  {
    weight: 1,
    arbitrary: fc.tuple(speech, speech).map(([left, right]) => [
      { ...left, dual: 'left' as const },
      { ...right, dual: 'right' as const },
    ]),
  },
);
const anchor: ScriptBlock[] = [
  { kind: 'heading', text: 'INT. HALL - DAY', number: null },
  { kind: 'action', text: 'It begins.' },
  {
    kind: 'speech',
    cue: 'ANNA',
    parts: [
      { kind: 'parenthetical', text: '(low)' },
      { kind: 'dialogue', text: 'It begins here.' },
    ],
    dual: null,
  },
];
const script = fc.array(block, { maxLength: 70, size: '+1' }).map((blocks) => [...anchor, ...blocks.flat()]);

function wordsOf(blocks: readonly ScriptBlock[]): string[] {
  return blocks.flatMap((one) => {
    switch (one.kind) {
      case 'page-break':
        return [];
      case 'speech':
        return [
          `${one.dual ?? 'speech'}: ${[one.cue, ...one.parts.map(({ kind, text }) => `${kind} ${text}`)].join(' | ')}`,
        ];
      default:
        return [`${one.kind}: ${one.text}`];
    }
  });
}

describe('a script printed as a PDF', () => {
  it('comes back element by element, in every layout, whatever runs over a page end', async () => {
    await fc.assert(
      fc.asyncProperty(script, fc.constantFrom(...Object.values(layouts)), async (blocks, layout) => {
        const pages = drawScreenplay({ titlePage: null, blocks }, { layout });
        const reading = await readScript(writePdf(pages), { format: 'pdf', maxPages: 600 });
        expectSound(reading);
        expect(words(reading.screenplay)).toEqual(wordsOf(blocks));
        const printed = pages.flat().map(({ text }) => text);
        expect(
          missing(
            printed,
            reading.lines.map(({ text }) => text),
          ),
        ).toEqual([]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});

it('the sampler is no refusal, so that the properties above stand on something', async () => {
  expect(await readOrRefused(bytesOf(sampler), 'fountain')).not.toBeNull();
});

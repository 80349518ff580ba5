/** Quotes looked up in real scripts: word for word, nearly, and not at all. */
import { beforeAll, describe, expect, it } from 'vitest';
import { runQuoteTrials } from '../../bin/bench/quote-trials.ts';
import { editDistance } from '../../lib/model/edit-distance.ts';
import { indexQuotes, type QuoteIndex } from '../../lib/model/quote-index.ts';
import { scriptPieces } from '../../lib/model/script-lines.ts';
import { verifyQuote } from '../../lib/model/verify-quote.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { seededRandom } from '../pdf/seeded-random.ts';

let reel: Screenplay;
let other: Screenplay;
let index: QuoteIndex;
beforeAll(async () => {
  reel = await lastReel();
  other = await marrow();
  index = indexQuotes(
    scriptPieces(
      await screenplayOf(`INT. KITCHEN - NIGHT

Mara sets the blue kettle down as if it could hear her, and listens.

MARA
(softly)
You can't keep a promise in a jar. It goes off, like anything else.

INT. ATTIC - DAY

She lifts the lid. She lifts the lid again.
`),
    ),
  );
});

describe('a quote', () => {
  it('that stands in the script word for word is verified, with scene, page and the printed form', () => {
    expect(verifyQuote(index, 'sets the blue kettle down as if it could hear her', 1)).toMatchObject({
      standing: 'verified',
      evidence: { scene: 1, page: 1, quote: 'sets the blue kettle down as if it could hear her' },
    });
  });

  it('is known by its words, not by capitals, curly marks or spaces', () => {
    expect(verifyQuote(index, '“YOU CAN’T  KEEP a promise, in a jar”', null)).toMatchObject({
      standing: 'verified',
      evidence: { quote: "You can't keep a promise in a jar." },
    });
  });

  it('that is nearly there gives way to the script’s own words', () => {
    expect(verifyQuote(index, 'Mara sets the blue kettle down as though it could hear her', 1)).toMatchObject({
      standing: 'replaced',
      evidence: { scene: 1, quote: expect.stringContaining('as if it could hear her') },
    });
  });

  it('that is nearly there but shorter than six words is dropped', () => {
    expect(verifyQuote(index, 'sets the green kettle down', 1).standing).toBe('unsupported');
  });

  it('of one or two words proves nothing, even if they are there', () => {
    expect(verifyQuote(index, 'the lid', 1).standing).toBe('unsupported');
    expect(verifyQuote(index, '', null).standing).toBe('unsupported');
    expect(verifyQuote(index, '...', null).standing).toBe('unsupported');
  });

  it('with an omission holds only if every part does', () => {
    expect(verifyQuote(index, 'Mara sets the blue kettle down ... and listens.', 1).standing).toBe('verified');
    expect(verifyQuote(index, 'Mara sets the blue kettle down … then burns the whole house to ash', 1).standing).toBe(
      'unsupported',
    );
  });

  it('that the script never had is dropped', () => {
    expect(verifyQuote(index, 'the submarine surfaces beside the burning carnival tents at dawn', 1)).toEqual({
      standing: 'unsupported',
      similarity: expect.any(Number),
      evidence: null,
    });
  });

  it('never becomes evidence longer than a reader reads or joined from two passages', () => {
    const pieces = scriptPieces(reel);
    const long = indexQuotes(pieces);
    for (const { text } of pieces) {
      const { evidence } = verifyQuote(long, text, null);
      if (evidence) {
        expect(evidence.quote.length).toBeLessThanOrEqual(200);
        expect(pieces.some((piece) => piece.text.includes(evidence.quote))).toBe(true);
      }
    }
  });
});

describe('a quote that is nearly there', () => {
  let station: QuoteIndex;
  beforeAll(async () => {
    station = indexQuotes(
      scriptPieces(
        await screenplayOf(`INT. STATION - NIGHT

BRIANNA
Oh, crap.

Brianna takes a breath and looks down the long corridor.

Kenji connects the oxygen bottle to the valve. Samantha waits for Noah.

SAMANTHA
I... I don't know how that door was left open all night.

NOAH
Jump.

Eleven lights go out behind them, and then the last of them. They jump. No.

BRIANNA
No.
`),
      ),
    );
  });
  const standing = (quote: string, page: number | null = null) => verifyQuote(station, quote, page).standing;

  it('gives way to the script’s words when it means the same', () => {
    expect(standing('Brianna takes a breath and looks down the whole corridor')).toBe('replaced');
    expect(standing('takes one breath and looks down the long corridor')).toBe('unsupported');
    expect(standing('Kenji connects an oxygen bottle to the valve')).toBe('replaced');
    expect(standing('I... I do not know how that door was left open all night')).toBe('replaced');
  });

  it('is dropped when it names somebody else, whether or not the script knows them', () => {
    expect(standing('Samantha takes a breath and looks down the long corridor')).toBe('unsupported');
    expect(standing('Noah connects the oxygen bottle to the valve')).toBe('unsupported');
    expect(standing('then Robert connects the oxygen bottle to the valve')).toBe('unsupported');
    expect(standing('Robert connects the oxygen bottle to the valve')).toBe('unsupported');
  });

  it('is dropped when it denies what the script says, or the other way round', () => {
    expect(standing('Brianna takes not a breath and looks down the long corridor')).toBe('unsupported');
    expect(standing('I know how that door was left open all night')).toBe('unsupported');
  });

  it('is dropped when it counts otherwise', () => {
    expect(standing('Seven lights go out behind them, and then the last of them')).toBe('unsupported');
    expect(standing('Eleven lights go out behind them and then the last of it')).toBe('replaced');
  });

  it('may hold the script’s own dots', () => {
    expect(verifyQuote(station, 'I... I don’t know how that door was left open', null)).toMatchObject({
      standing: 'verified',
      evidence: { quote: "I... I don't know how that door was left open" },
    });
  });

  it('may be short when it is all that a line says, once or on the page that is named', () => {
    expect(verifyQuote(station, 'Oh, crap.', null)).toMatchObject({
      standing: 'verified',
      evidence: { scene: 1, page: 1, quote: 'Oh, crap.' },
    });
    expect(verifyQuote(station, '“Jump.”', 1).evidence).toMatchObject({ quote: 'Jump.' });
    expect(standing('Jump')).toBe('verified');
    expect(standing('They jump')).toBe('verified');
    expect(standing('No.')).toBe('unsupported');
    expect(standing('No.', 1)).toBe('verified');
    expect(standing('oxygen bottle', 1)).toBe('unsupported');
    expect(standing('a breath')).toBe('unsupported');
  });
});

describe('over some hundred trials', () => {
  it('true quotes pass, spoiled ones become rarer, and quotes of another script do not pass', () => {
    const accepted = Object.fromEntries(
      runQuoteTrials([reel, other], 200, seededRandom(7)).map(({ spoiling, trials, verified, replaced }) => [
        spoiling,
        (verified + replaced) / trials,
      ]),
    );
    expect(accepted.verbatim).toBe(1);
    expect(accepted['one word dropped']).toBeGreaterThanOrEqual(0.9);
    expect(accepted['10 % changed']).toBeGreaterThanOrEqual(0.9);
    expect(accepted['30 % changed']).toBeLessThan(0.6);
    expect(accepted['denied or miscounted']).toBe(0);
    expect(accepted['another script']).toBeLessThanOrEqual(0.005);
  });
});

describe('the distance between two texts', () => {
  it('counts letters put in, taken out and changed', () => {
    expect(editDistance('', '')).toBe(0);
    expect(editDistance('', 'reel')).toBe(4);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('reel', 'real')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { GivenAbsence, GivenSaid } from '../../../lib/model/read/forms.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { openProver } from '../../../lib/model/read/proof/proof.ts';
import { fountainScript } from './small-script.ts';

const filler = 'She walks on along the wall. '.repeat(160);
const script = numberScript(
  await fountainScript(`INT. BAY - DAY

Brianna connects the oxygen bottle to his suit.

NOAH
I never said it was a computer virus.

SAMANTHA
Nothing.

EXT. ROAD - DAY

${filler}

INT. OFFICE - DAY

Tokamak writes 17 on the board. The crew waits.

TOKAMAK
The crucifix stays here.
`),
);
const names = [
  ['Brianna', 'BRIANNA', 'Heartbreaker'],
  ['Noah', 'NOAH'],
  ['Samantha', 'SAMANTHA'],
  ['Tokamak', 'TOKAMAK'],
];
const open = (carried: Parameters<typeof openProver>[2] = new Map()) => openProver(script, names, carried);
const said = (text: string, cites: string[], sure: GivenSaid['sure'] = 'sure'): GivenSaid => ({ text, cites, sure });
const absence = (terms: string[], after: number | null, where: GivenAbsence['where'] = 'any'): GivenAbsence => ({
  terms,
  after_page: after,
  before_page: null,
  speaker: null,
  where,
});

describe('a sentence', () => {
  it('that its passage carries is kept with the passage', () => {
    const prover = open();
    expect(prover.prove(said('Brianna gives him air.', ['1.2']))).toMatchObject({
      text: 'Brianna gives him air.',
      confidence: 'sure',
      support: 'unchecked',
      cites: [{ quote: 'Brianna connects the oxygen bottle to his suit.', scene: 1 }],
    });
    expect(prover.counts).toEqual({ kept: 1, place: 0, name: 0, absence: 0, passage: 0 });
  });

  it.each([
    ['whose cites name nothing', said('Brianna gives him air.', ['44.1', 'nowhere']), 'place'],
    ['without a cite', said('Brianna gives him air.', []), 'place'],
    ['without words', said('  ', ['1.2']), 'place'],
    ['that gives the deed to another', said('Noah connects the oxygen bottle to his suit.', ['1.2']), 'name'],
    ['with a negation more', said('Brianna never connects the oxygen bottle to his suit.', ['1.2']), 'name'],
    ['with a negation less', said('Noah said it was a computer virus.', ['1.3']), 'name'],
    ['of somebody who is nowhere in the scene', said('Tokamak is the one to blame here.', ['1.2']), 'name'],
    ['with a figure that only numbers a piece', said('Brianna gives him 4 breaths.', ['1.2']), 'name'],
    ['with a figure that stands nowhere near', said('Tokamak gives the crew 23 minutes.', ['3.2']), 'name'],
  ] as const)('%s is left out and counted', (_, given, reason) => {
    const prover = open();
    expect(prover.prove(given)).toBeNull();
    expect(prover.counts).toMatchObject({ kept: 0, [reason]: 1 });
  });

  it.each([
    said('Heartbreaker connects the oxygen bottle to his suit.', ['1.2']),
    said('Tokamak gives them 17.', ['3.2']),
    said('On page 1 Brianna saves him.', ['1.2']),
    said('Somebody lies here.', ['1.4']),
  ])('is kept under an alias, with a figure of the scene, with a page: %j', (given) => {
    expect(open().prove(given)).not.toBeNull();
  });

  it('takes four places at most, each once', () => {
    const proved = open().prove(said('Much.', ['1.1', '1.1', '1.2', '1.3', '1.4', '3.1']));
    expect(proved?.cites.map(({ scene, from }) => `${scene}.${from}`)).toEqual(['1.1', '1.2', '1.3', '1.4']);
  });

  it('that says never without a search is no more than likely', () => {
    expect(open().prove(said('Samantha is never asked.', ['1.4']))?.confidence).toBe('likely');
  });

  it('that the second look finds carried, half carried or not is marked, marked, left out', () => {
    const given = said('Brianna gives him air.', ['1.2']);
    const first = open();
    first.prove(given);
    const [key = ''] = first.claims.keys();
    expect(open(new Map([[key, 'yes']])).prove(given)?.support).toBe('supported');
    expect(open(new Map([[key, 'partly']])).prove(given)?.support).toBe('partly');
    const last = open(new Map([[key, 'no']]));
    expect(last.prove(given)).toBeNull();
    expect(last.counts.passage).toBe(1);
  });

  it('about what is not there goes to the second look with what was searched and the lines that come nearest', () => {
    const given = said('Nobody gives Noah the oxygen bottle a second time.', ['1.3']);
    const looked = { terms: ['bottle'], after: 3, before: null, speaker: null, where: 'any' } as const;
    const prover = open();
    expect(
      prover.prove(given, { absence: true, searched: false, looked: { ...looked, terms: [...looked.terms] } }),
    ).toMatchObject({
      confidence: 'reading',
    });
    const [claim] = prover.claims.values();
    expect(claim?.passages).toEqual(['scene 1, p. 1, INT. BAY - DAY: NOAH: I never said it was a computer virus.']);
    expect(claim?.search?.[0]).toBe('Looked for in talk and action after page 3 and not there: bottle.');
    const key = claim?.key ?? '';
    expect(open(new Map([[key, 'no']])).prove(given, { absence: true })).toBeNull();
    expect(open(new Map([[key, 'yes']])).prove(given, { absence: true, searched: false })?.confidence).toBe('likely');
  });

  it('about a set-up that nothing pays stands unless the second look finds what pays it', () => {
    const planted = open().cites(['3.3']);
    const looked = { terms: ['crucifix'], after: 9, before: null, speaker: null, where: 'any' } as const;
    const stays = (prover: ReturnType<typeof open>) =>
      prover.staysOpen('the crucifix', planted, { ...looked, terms: [...looked.terms] });
    const prover = open();
    expect(stays(prover)).toBe(true);
    const [key = ''] = prover.claims.keys();
    const last = open(new Map([[key, 'no']]));
    expect(stays(last)).toBe(false);
    expect(last.counts.passage).toBe(1);
  });

  it('that code doubts, since somebody acts in it who is not there, is shown once a second look lets it stand', () => {
    const given = said('Tokamak asks too late, and so Brianna has to give him the bottle.', ['1.2']);
    const first = open();
    expect(first.prove(given)).toBeNull();
    expect([first.claims.size, first.doubts.size, first.counts.name]).toEqual([0, 1, 1]);
    const [key = ''] = first.doubts.keys();
    expect(open(new Map([[key, 'yes']])).prove(given)?.support).toBe('supported');
    expect(open(new Map([[key, 'partly']])).prove(given)?.support).toBe('partly');
    const last = open(new Map([[key, 'no']]));
    expect([last.prove(given), last.counts.passage]).toEqual([null, 1]);
  });

  it('that tells a passage with somebody else or the other way round is no matter of doubt', () => {
    const prover = open();
    expect(prover.prove(said('Samantha connects the oxygen bottle to his suit.', ['1.2']))).toBeNull();
    expect(prover.prove(said('Brianna does not connect the oxygen bottle to his suit.', ['1.2']))).toBeNull();
    expect([prover.claims.size, prover.doubts.size]).toEqual([0, 0]);
  });

  it('shows of four places first the reader’s own, then those that tell most of it', () => {
    const places = open().prove(
      said('Brianna connects the oxygen bottle, and Tokamak writes 17 on the board.', ['1.2', '1.3', '3.2']),
    )?.cites;
    expect(places?.map(({ scene, from }) => `${scene}.${from}`)).toEqual(['1.2', '3.2', '1.3']);
  });
});

describe('who acts, where and how often', () => {
  it.each([
    ['acts and is not there', 'Brianna connects the bottle, while Tokamak stands by.', ['1.2']],
    ['is compared and is not there', 'Brianna gives him air, more so than Tokamak.', ['1.2']],
    ['acts in a passage of others', 'Noah gives him all the air that there is.', ['1.2']],
  ])('somebody who %s', (_, text, cites) => {
    const prover = open();
    expect(prover.prove(said(text, cites))).toBeNull();
    expect(prover.counts.name).toBe(1);
  });

  it('is not asked of somebody who is only spoken of', () => {
    expect(open().prove(said('Brianna works for Tokamak.', ['1.2']))).not.toBeNull();
    expect(open().prove(said("Brianna connects Tokamak's bottle to a suit.", ['1.2']))).not.toBeNull();
  });

  it('a family’s name is nobody’s who has one of their own', () => {
    const family = openProver(script, [['Noah Bay'], ['Brianna Bay']], new Map());
    expect(family.prove(said('Noah waits.', ['3.2']))).toBeNull();
  });

  it.each([
    ['a page that is not cited', 'On page 3 Brianna gives him air.', ['1.2'], false],
    ['the page of the scene cited', 'On page 1 Brianna gives him air.', ['1.2'], true],
    ['a scene that is not cited', 'In scene 2 Brianna gives him air.', ['1.2'], false],
    ['a distance of its scenes', 'Brianna gives him air, and two scenes later the crew waits.', ['1.2', '3.2'], true],
    ['another distance', 'Brianna gives him air, and ten scenes later the crew waits.', ['1.2', '3.2'], false],
    ['a figure in words', 'Tokamak writes seventeen on the board.', ['3.2'], true],
    ['another age', 'Tokamak is sixteen.', ['3.2'], false],
  ])('%s', (_, text, cites, holds) => {
    expect(open().prove(said(text, cites)) !== null).toBe(holds);
  });

  it('that something is denied which the passages have, and they deny nothing', () => {
    expect(open().prove(said('Brianna has a suit at hand and never connects it.', ['1.2']))).toBeNull();
    expect(open().prove(said('Noah speaks of a virus that he never said was one.', ['1.3']))).not.toBeNull();
  });

  it('that somebody never comes back who speaks later is searched for without being asked', () => {
    const prover = open();
    expect(prover.prove(said('Tokamak writes. Brianna is never seen again.', ['3.2', '1.2']))).not.toBeNull();
    expect(prover.prove(said('Brianna gives him air. Tokamak is never seen again.', ['1.2', '1.4']))).toBeNull();
  });

  it('the line of a scene has nobody act who is not in it', () => {
    const prover = open();
    expect(prover.isOf('Brianna connects the bottle.', 1)).toBe(true);
    expect(prover.isOf('Tokamak connects the bottle.', 1)).toBe(false);
    expect(prover.counts.name).toBe(1);
  });
});

describe('an absence', () => {
  it('holds where none of its words stands after the page', () => {
    expect(open().absenceOf(absence(['oxygen', 'bottle'], 1))).toEqual({
      terms: ['oxygen', 'bottle'],
      after: 1,
      before: null,
      speaker: null,
      where: 'any',
    });
  });

  it.each([
    ['a word stands there', absence(['crucifix'], 1)],
    ['somebody speaks there', absence(['Tokamak'], 1)],
    ['it is said in talk', absence(['crucifix'], null, 'dialogue')],
    ['it is seen in the action', absence(['oxygen'], null, 'action')],
  ])('does not hold where %s', (_, given) => {
    const prover = open();
    expect(prover.absenceOf(given)).toBeNull();
    expect(prover.isContradicted(given)).toBe(true);
    expect(prover.counts.absence).toBe(1);
  });

  it('looks in talk and action apart, and for whole words only', () => {
    expect(open().absenceOf(absence(['crucifix'], null, 'action'))).not.toBeNull();
    expect(open().absenceOf(absence(['oxygen'], null, 'dialogue'))).not.toBeNull();
    expect(open().absenceOf(absence(['cruci'], null))).not.toBeNull();
  });

  it('of nothing to look for is none, and contradicts nothing', () => {
    const prover = open();
    expect(prover.absenceOf(absence([' '], 1))).toBeNull();
    expect(prover.absenceOf(null)).toBeNull();
    expect(prover.isContradicted(null)).toBe(false);
  });

  it('holds before a page, and in one speaker’s mouth', () => {
    const given = (bounds: Partial<GivenAbsence>): GivenAbsence => ({ ...absence(['crucifix'], null), ...bounds });
    expect(open().absenceOf(given({ before_page: 2 }))).toMatchObject({ before: 2, after: null });
    expect(open().absenceOf(given({ before_page: 99 }))).toBeNull();
    expect(open().absenceOf(given({ speaker: 'Noah' }))).toMatchObject({ speaker: 'Noah' });
    expect(open().absenceOf(given({ speaker: 'Tokamak' }))).toBeNull();
    expect(open().isContradicted(given({ speaker: 'Tokamak' }))).toBe(true);
    // A word that the script never used proves nothing by staying out of somebody’s mouth.
    expect(open().absenceOf({ ...given({ speaker: 'Noah' }), terms: ['catechism'] })).toBeNull();
  });
});

/** The longest scene: told where few produced scripts have one so long, and where it is one scene in one place. */
import { describe, expect, it } from 'vitest';
import { longestOfFour, longestScene } from '../../../../lib/engine/traits/patterns/longest-scene.ts';
import { derivedOf, talk } from '../../people/parts-of.ts';
import { company } from './page-scripts.ts';

const opening = 'BREN: Nobody leaves this room.';
const middle = 'CASS: And so we wait in here, do we?';
const closing = 'BREN: We waited. The boat is gone.';

/** A scene of so many pages, each ended by hand, with `within` on its second page. */
const scene = (pages: number, within = '', talks = [opening, middle, closing]): string => {
  const [first = '', ...rest] = talks;
  const walk = 'It is what it was.\n\n';
  const own = Array.from(
    { length: pages },
    (_, at) =>
      `${walk}${at === 0 && first ? talk(first) : ''}${at === 1 ? `${within}\n\n` : ''}${at === pages - 1 ? talk(...rest) : ''}`,
  );
  return `INT. KITCHEN - DAY\n\n${own.join('===\n\n')}===\n\n`;
};
/** `count` scenes of a page before and behind it. */
const script = (long: string, count = 40, heading = 'INT. ROOM'): string => {
  const others = Array.from({ length: count }, (_, at) => `${heading} ${at} - DAY\n\n${company}===\n\n`).join('');
  return others + long + others;
};
const foundIn = async (long: string, count?: number) => longestScene.find(await derivedOf(script(long, count)));

describe('the longest scene', () => {
  it('is told by its place, pages and speakers, with its first words of talk and its last', async () => {
    const found = await foundIn(scene(9));
    expect(found?.facts).toMatchObject({ place: 'Kitchen', from: 41, to: 49, length: 9, affected: 9 });
    expect(found?.facts.cites.map(({ page, quote }) => [page, quote])).toEqual([
      [41, 'Nobody leaves this room.'],
      [49, 'We waited. The boat is gone.'],
    ]);
    expect(longestScene.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('names those who talk, most speeches first, and nobody who has no name', async () => {
    const talks = ['CROWD: So it is.', 'CASS: It is not.', 'BREN: Is it?', 'BREN: It is.'];
    expect((await foundIn(scene(9, '', talks)))?.facts.speakers).toEqual(['ch.BREN', 'ch.CASS']);
  });

  it('weighs by its pages, and is below a major weakness', async () => {
    const [longer, shorter] = [await foundIn(scene(13)), await foundIn(scene(8))];
    expect(longer?.weight).toBeGreaterThan(shorter?.weight ?? 1);
    expect(longer?.weight).toBeLessThan(0.6);
  });
});

describe('the longest scene is not told', () => {
  it('in a short script, nor where headings do not carry', async () => {
    expect(await foundIn(scene(9), 26)).not.toBeNull();
    expect(await foundIn(scene(9), 24)).toBeNull();
    expect(longestScene.find(await derivedOf(script(scene(9), 40, '.ROOM')))).toBeNull();
  });

  it('where most produced scripts have one so long, nor where headings within it must have been lost', async () => {
    expect(longestOfFour.pages).toBe(7.5);
    expect(await foundIn(scene(7))).toBeNull();
    expect(await foundIn(scene(14))).not.toBeNull();
    expect(await foundIn(scene(15))).toBeNull();
  });

  it('where it goes to another room by a line of its own', async () => {
    expect(await foundIn(scene(9, 'ROOM 3'))).toBeNull();
  });

  it('where more than two lines in capitals, transitions and shots part it', async () => {
    const marks = [
      'EVERYBODY WAITS FOR THE BOAT, ALL OF THEM!',
      'CUT TO:',
      'NOBODY COMES FOR ANY OF THEM, AND SO IT IS!',
    ];
    expect(await foundIn(scene(9, marks.slice(0, 2).join('\n\n')))).not.toBeNull();
    expect(await foundIn(scene(9, marks.join('\n\n')))).toBeNull();
    expect(await foundIn(scene(9, ['CUT TO:', 'It is.', 'CUT TO:', 'So it is.', 'CUT TO:'].join('\n\n')))).toBeNull();
    const calm = marks.map((mark) => `${mark.toLowerCase()}`).join('\n\n');
    expect(await foundIn(scene(9, calm))).not.toBeNull();
  });

  it('where shots part it in the same way', async () => {
    const derived = await derivedOf(script(scene(9)));
    const parted = derived.scenes.map((one) => ({
      ...one,
      passages: one.passages.map((passage) =>
        passage.kind === 'action' ? { ...passage, kind: 'shot' as const } : passage,
      ),
    }));
    expect(
      longestScene.find({ ...derived, scenes: parted, locations: { ...derived.locations, piecesOf: () => [] } }),
    ).toBeNull();
  });

  it('where its length and the numbers of its pages do not agree', async () => {
    const derived = await derivedOf(script(scene(9)));
    const turned = (more: number) => ({
      ...derived,
      scenes: derived.scenes.map((one) => (one.pages === 9 ? { ...one, lastPage: one.lastPage + more } : one)),
    });
    expect(longestScene.find(turned(1))).not.toBeNull();
    expect(longestScene.find(turned(3))).toBeNull();
    expect(longestScene.find(turned(-3))).toBeNull();
  });

  it('where nobody talks in it, or there is one speech alone', async () => {
    expect(await foundIn(scene(9, '', []))).toBeNull();
    expect(await foundIn(scene(9, '', [opening]))).toBeNull();
  });

  it('where more than three talk in it', async () => {
    const three = [opening, middle, 'JORUN: So it is.'];
    expect(await foundIn(scene(9, '', three))).not.toBeNull();
    expect(await foundIn(scene(9, '', [...three, 'QUILLA: It is not.']))).toBeNull();
  });
});

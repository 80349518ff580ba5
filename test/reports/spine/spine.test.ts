/** The spine of a script that was read and of one that was not: what stands along it, where, and what a plan does not see of it. */
import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { type PlanName, planCovers } from '../../../lib/contract/plans.ts';
import { type Spine, spine as spineSchema } from '../../../lib/contract/spine.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { cardByNumber } from '../../../lib/reports/catalog.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { countedSpine, countedSpineParts, readSpine, readSpineParts } from '../../../lib/reports/spine/spine.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { citedRightly, lastReel, screenplayOf } from '../../corpus/scripts.ts';
import { fountainOf, replaced } from '../../engine/notes/slipped-drafts.ts';
import { lastReelRead } from '../read/last-reel-read.ts';

const details = emptyDetails;
async function readOf(plan: PlanName): Promise<Spine> {
  const read = await lastReelRead();
  const parts = countParts(readSpineParts, { screenplay: await lastReel(), details });
  return spineSchema.parse(readSpine(parts, read, aroundRead(read, { plan, pageCount: 15 })));
}
const countedOf = (screenplay: Screenplay, plan: PlanName, corrections = noCorrections): Spine | undefined =>
  countedSpine(countParts(countedSpineParts, { screenplay, details, corrections }), plan);

describe('the spine of a script that was read', () => {
  it('has every scene end to end, the main people, the curve of feeling, and its pins in order', async () => {
    const { scenes, people, tone, pins, pages } = await readOf('advanced');
    expect(scenes.map(({ scene }) => scene)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    for (const [at, { end }] of scenes.slice(0, -1).entries()) expect(scenes[at + 1]?.start).toBe(end);
    expect(people.slice(0, 2).map(({ name }) => name)).toEqual(['Lena', 'Mags']);
    for (const { speaks, silent } of people) expect(speaks.filter((scene) => silent.includes(scene))).toEqual([]);
    expect(tone.length).toBeGreaterThan(2);
    expect(pages).toBeGreaterThan(14);
    const positions = pins.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(pins.map(({ kind }) => kind))).toEqual(
      new Set(['turn', 'strength', 'weakness', 'question', 'opportunity']),
    );
  });

  it('pins what is said where its words stand, inside the scene that holds them', async () => {
    const { scenes, pins } = await readOf('advanced');
    const isCited = citedRightly(await lastReel());
    for (const pin of pins) {
      expect(isCited(pin)).toBe(true);
      const scene = scenes.findLast(({ page, line }) => page < pin.page || (page === pin.page && line <= pin.line));
      expect(pin.position).toBeGreaterThanOrEqual(scene?.start ?? 0);
      expect(pin.position).toBeLessThanOrEqual(scene?.end ?? 1);
    }
  });

  it.each(['basic', 'intermediate', 'advanced'] as const)(
    'shows a %s plan the points that its reports tell, each with the first of them, and no other',
    async (plan) => {
      const read = await lastReelRead();
      const { points, homeOf } = aroundRead(read, { plan, pageCount: 15 });
      const notes = (await readOf(plan)).pins.filter(({ kind }) => kind !== 'turn');
      expect(notes.map(({ id }) => id).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
      for (const { id, report } of notes) {
        const point = points.find((each) => each.id === id);
        expect(report).toBe(point && homeOf(point));
      }
    },
  );

  it('has fewer pins on the lower plan', async () => {
    expect((await readOf('basic')).pins.length).toBeLessThan((await readOf('advanced')).pins.length);
  });
});

describe('the spine of a script that nobody has read', () => {
  it('pins what was counted, each finding once at its words, a flaw at the first report of the plan that tells it', async () => {
    const screenplay = await screenplayOf(
      replaced(
        fountainOf('the-last-reel'),
        'EXT. HARBOUR TOWN',
        'INT. BEDROOM - DAY\n\nAn alarm clock rings. NORA wakes up.\n\nEXT. HARBOUR TOWN',
      ),
    );
    const isCited = citedRightly(screenplay);
    const homes = (['basic', 'advanced'] as const).map((plan) => {
      const pins = countedOf(screenplay, plan)?.pins ?? [];
      for (const pin of pins) {
        expect(isCited(pin), pin.quote).toBe(true);
        expect(pin.basis).toBe('counted');
        expect(planCovers(plan, cardByNumber(pin.report ?? 0)?.plan ?? 'expert'), pin.id).toBe(true);
      }
      return pins.map(({ id, report }) => [id, report]);
    });
    expect(homes).toEqual([
      [
        ['fi.wakingOpening', 3],
        ['fi.measure.senses', 3],
      ],
      [
        ['fi.wakingOpening', 9],
        ['fi.measure.senses', 3],
      ],
    ]);
  });

  it('pins what stands out alone where counting finds no weakness', async () => {
    const pins = countedOf(await lastReel(), 'advanced')?.pins ?? [];
    expect(pins.map(({ id, kind }) => [id, kind])).toEqual([['fi.measure.senses', 'strength']]);
  });

  it('knows of no turn but those that the writer has set', async () => {
    const screenplay = await lastReel();
    expect(countedOf(screenplay, 'basic')?.pins.some(({ kind }) => kind === 'turn')).toBe(false);
    const place = { scene: 12, page: 10, line: 4, quote: 'INT. MERIDIAN CINEMA - LOBBY', piece: 1 };
    const turns = {
      opportunity: null,
      change_of_plans: null,
      point_of_no_return: null,
      major_setback: null,
      climax: place,
    };
    const set = countedOf(screenplay, 'basic', { ...noCorrections, turns })?.pins.filter(({ kind }) => kind === 'turn');
    expect(set).toMatchObject([{ title: 'Climax', page: 10, line: 4, by: 'writer', note: 'Set by you.' }]);
  });

  it('has no tone where the script is too short for a curve, and is absent where there is no scene', async () => {
    const short = await screenplayOf('INT. ROOM - DAY\n\nAnna waits.\n\nANNA\nCome in.\n');
    expect(countedOf(short, 'basic')).toMatchObject({ tone: [], people: [{ name: 'Anna', speaks: [1], silent: [] }] });
    expect(countedOf(await screenplayOf('ANNA\nCome in.\n\nBORIS\nThank you.\n'), 'basic')).toBeUndefined();
  });
});

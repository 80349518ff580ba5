/** What is told of the films that a script about an opera is like, and of those that its writer names. */
import { describe, expect, it } from 'vitest';
import { type Corrections, noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails, type ScriptDetails } from '../../../lib/contract/uploads.ts';
import { countComparables } from '../../../lib/engine/comparables/count-comparables.ts';
import { filmTable } from '../../../lib/engine/comparables/film-table.ts';
import { type Derived, derive } from '../../../lib/engine/derive.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

describe('films beside an opera', () => {
  const scene = (at: number): string =>
    `INT. OPERA HOUSE - NIGHT\n\nThe soprano sings the aria of act ${at}. The conductor raises his baton over the orchestra pit; the composer corrects his score at the harpsichord.\n\nCARL\nThe composer wants his overture back. The tenor refuses the libretto. A symphony needs no tenor.\n\n${'He walks up and down. '.repeat(40)}`;
  const script = Array.from({ length: 14 }, (_, at) => scene(at)).join('\n\n');
  const told = async ({
    head = '',
    details = {},
    corrections = {},
    over = {},
  }: {
    readonly head?: string;
    readonly details?: Partial<ScriptDetails>;
    readonly corrections?: Partial<Corrections>;
    readonly over?: Partial<Derived>;
  } = {}) => {
    const screenplay = await screenplayOf(head + script);
    return countComparables({
      screenplay,
      details: { ...emptyDetails, ...details },
      corrections: { ...noCorrections, ...corrections },
      derived: { ...derive(screenplay), ...over },
      otherDrafts: [],
    });
  };
  const titles = async (o: Parameters<typeof told>[0] = {}) => (await told(o)).films.map(({ title }) => title);

  it('are five at most, each told by four tags at most, whose passages hold their words', async () => {
    const { among, films, named } = await told();
    expect([among, named]).toEqual([filmTable().films.length, []]);
    expect(films.length).toBeLessThanOrEqual(5);
    expect(films.length).toBeGreaterThan(0);
    for (const { shared } of films) expect(shared.length).toBeLessThanOrEqual(4);
    const opera = films.flatMap(({ shared }) => shared).find(({ tag }) => tag === 'opera');
    expect(opera).toMatchObject({ cite: { page: 1, scene: 1, from: 1 } });
    // No line of talk or action says the word itself.
    expect(opera?.cite.quote).toBe('INT. OPERA HOUSE - NIGHT');
  });

  it('are those that the writer names, with what both carry', async () => {
    const { named } = await told({ corrections: { comparables: ['Amadeus', 'No such film'] } });
    expect(named.map(({ called, film: found }) => [called, found?.year ?? null])).toEqual([
      ['Amadeus', 1984],
      ['No such film', null],
    ]);
    expect(named[0]?.film?.shared.map(({ tag, pages }) => `${tag} ${pages}`)).toEqual(['opera 8', 'composer 8']);
    expect(named[0]?.film?.genres).toContain('drama');
  });

  it('are none in another language, where the writer’s are told without tags', async () => {
    const { films, named, among } = await told({ corrections: { comparables: ['Amadeus'] }, over: { english: false } });
    expect(films).toEqual([]);
    expect(among).toBe(filmTable().films.length);
    expect(named[0]?.film).toMatchObject({ title: 'Amadeus', shared: [] });
  });

  it('leave out its own, under whichever title', async () => {
    const [own = '', ...rest] = await titles();
    expect(rest.length).toBeGreaterThan(0);
    expect(await titles({ details: { title: own } })).toEqual(rest);
    expect(await titles({ corrections: { title: own } })).toEqual(rest);
    expect(await titles({ head: `Title: ${own}\n\n` })).toEqual(rest);
    expect(await titles({ details: { title: 'Nothing of the kind' } })).toEqual([own, ...rest]);
    expect(await titles({ details: { title: '  ' } })).toEqual([own, ...rest]);
  });

  it('are of the genre that it is given', async () => {
    expect(await titles({ details: { genre: 'comedy' } })).toEqual([]);
    expect(await titles({ details: { genre: 'drama' } })).not.toEqual([]);
  });
});

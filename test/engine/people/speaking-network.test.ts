/** Who answers whom: exchanges, links and groups of small casts. */
import { describe, expect, it } from 'vitest';
import { answersIn } from '../../../lib/engine/people/talk/speaking-network.ts';
import { derivedOf, talk } from './parts-of.ts';

const scene = (...lines: readonly string[]): string => `INT. HALL - DAY\n\nRain.\n\n${talk(...lines)}`;
const answers = async (fountain: string) => {
  const { scenes } = await derivedOf(fountain);
  return scenes
    .flatMap(answersIn)
    .map(({ one, other, said, answer }) => [one, other, said.text, answer.text].join(' '));
};

describe('an answer', () => {
  it('is the next speech of the scene, of another', async () => {
    expect(await answers(`${scene('ANN: A.', 'ANN: B.', 'BEN: C.', 'ANN: D.')}${scene('BEN: E.')}`)).toEqual([
      'ANN BEN B. C.',
      'BEN ANN C. D.',
    ]);
    const { scenes } = await derivedOf(scene('ANN: A.', 'BEN: B.'));
    const [answer] = scenes.flatMap(answersIn);
    expect(answer?.position).toBe(answer?.answer.position);
    expect(answer?.position).not.toBe(answer?.said.position);
  });

  it('of two is each one’s, and none to themselves', async () => {
    expect(await answers(scene('ANN: A.', 'BEN: B.', 'ANN AND BEN: C.', 'CAL: D.'))).toEqual([
      'ANN BEN A. B.',
      'BEN ANN B. C.',
      'ANN CAL C. D.',
      'BEN CAL C. D.',
    ]);
  });

  it('over a telephone goes back and forth twice', async () => {
    expect(await answers(scene('ANN: A.', 'BEN (V.O.): B.'))).toEqual([]);
    expect(await answers(scene('BEN (V.O.): A.', 'ANN: B.', 'CAL: C.'))).toEqual(['ANN CAL B. C.']);
    expect(await answers(scene('ANN: A.', 'BEN (V.O.): B.', 'ANN: C.'))).toEqual(['ANN BEN A. B.', 'BEN ANN B. C.']);
    // Ann and Ben twice aloud, once over the wire: the one does not make up for the other.
    expect(await answers(scene('ANN: A.', 'BEN: B.', 'CAL: C.', 'ANN: D.', 'BEN (V.O.): E.'))).toEqual([
      'ANN BEN A. B.',
      'BEN CAL B. C.',
      'CAL ANN C. D.',
    ]);
    expect(await answers(scene('ANN: A.', 'BEN (V.O.): B.', 'CAL: C.', 'BEN (V.O.): D.', 'CAL: E.'))).toEqual([
      'BEN CAL B. C.',
      'CAL BEN C. D.',
      'BEN CAL D. E.',
    ]);
  });

  it('to somebody on television goes back and forth twice, too', async () => {
    expect(await answers(scene('ANN: A.', 'NEWSCASTER: B.', 'CAL: C.'))).toEqual([]);
    expect(await answers(scene('BEN (ON TV): A.', 'ANN: B.'))).toEqual([]);
    expect(await answers(scene('TV ANCHOR: A.', 'ANN: B.', 'TV ANCHOR: C.'))).toEqual([
      'TV ANCHOR ANN A. B.',
      'ANN TV ANCHOR B. C.',
    ]);
    expect(await answers(scene('ANN: A.', 'BEN (ON RADIO): B.'))).toEqual(['ANN BEN A. B.']);
  });

  it('is given beneath the voice of somebody who is there', async () => {
    const there = scene('ANN: A.', 'BEN (V.O.): B.', 'CAL: C.').replace('Rain.', 'Ben waits.');
    expect(await answers(there)).toEqual(['ANN CAL A. C.']);
    const phone = scene('ANN: A.', 'BEN (V.O.): (on phone) B.', 'ANN: C.').replace('Rain.', 'Ben waits.');
    expect(await answers(phone)).toEqual(['ANN BEN A. B.', 'BEN ANN B. C.']);
  });
});

describe('no answer', () => {
  const between = (action: string): string =>
    `INT. HALL - DAY\n\nRain.\n\n${talk('ANN: A.')}${action}\n\n${talk('BEN: B.')}`;

  it('crosses a line that goes elsewhere, or a long paragraph of action', async () => {
    expect(await answers(between('Ben smiles.'))).toEqual(['ANN BEN A. B.']);
    expect(await answers(between('IN THE KITCHEN,'))).toEqual([]);
    expect(await answers(between('CUT TO:'))).toEqual([]);
    expect(await answers(between('INGRID RUNS IN.'))).toEqual(['ANN BEN A. B.']);
    const long = (times: number) => 'He looks at the long wall and waits for it. '.repeat(times);
    // Two who are alone have twice the room.
    expect(await answers(between(long(7)))).toHaveLength(1);
    expect(await answers(between(long(14)))).toEqual([]);
    expect(await answers(between(long(7)) + talk('CAL: C.'))).toEqual(['BEN CAL B. C.']);
  });

  it('is given to what goes into a telephone by somebody in the room', async () => {
    expect(await answers(scene('ANN: (into phone) A.', 'BEN: B.'))).toEqual([]);
    expect(await answers(scene('ANN: (into phone) A.', 'BEN: (into phone) B.'))).toEqual(['ANN BEN A. B.']);
    expect(await answers(scene('ANN: (into phone) A.', 'BEN (O.S.): B.'))).toEqual(['ANN BEN A. B.']);
  });

  it('is given by whoever follows a line that calls somebody else by name', async () => {
    const third = (line: string) => scene('CAL: Here.', `ANN: ${line}`, 'BEN: Yes.');
    expect(await answers(third('Cal, come here.'))).toEqual(['CAL ANN Here. Cal, come here.']);
    expect(await answers(third('Come here, Cal.'))).toEqual(['CAL ANN Here. Come here, Cal.']);
    expect(await answers(third('Cal is here.'))).toHaveLength(2);
    expect(await answers(third('Cal, Ben, come here.'))).toHaveLength(2);
  });
});

describe('the links', () => {
  it('name who says more first, with the scenes, most exchanges first, then by name', async () => {
    const { network } = await derivedOf(
      scene('ANN: A.', 'BEN: B and b and b.', 'CAL: C c.') +
        scene('BEN: D.', 'ANN: E.', 'BEN: F.') +
        scene('DAN: So many words of his.', 'CAL: G.') +
        scene('ALL: H.', 'ANN: I.'),
    );
    expect(network.links).toEqual([
      { source: 'BEN', target: 'ANN', exchanges: 3, scenes: [1, 2] },
      { source: 'BEN', target: 'CAL', exchanges: 1, scenes: [1] },
      { source: 'DAN', target: 'CAL', exchanges: 1, scenes: [3] },
    ]);
    expect(network.nodes).toEqual([
      { id: 'BEN', partners: 2, exchanges: 4, community: 0 },
      { id: 'DAN', partners: 1, exchanges: 1, community: 1 },
      { id: 'ANN', partners: 1, exchanges: 3, community: 0 },
      { id: 'CAL', partners: 2, exchanges: 2, community: 1 },
    ]);
    expect(network.communities).toEqual([
      ['BEN', 'ANN'],
      ['DAN', 'CAL'],
    ]);
  });

  it('of equals stand by the names of both', async () => {
    const pairs = async (...names: readonly (readonly [string, string])[]) => {
      const { network } = await derivedOf(names.map(([one, other]) => scene(`${one}: A a.`, `${other}: B.`)).join(''));
      return network.links.map(({ source, target }) => `${source} ${target}`);
    };
    expect(await pairs(['ANN', 'CAL'], ['ANN', 'BEN'])).toEqual(['ANN BEN', 'ANN CAL']);
    expect(await pairs(['ANN', 'BEN'], ['ANN', 'CAL'])).toEqual(['ANN BEN', 'ANN CAL']);
    expect(await pairs(['DAN', 'EVE'], ['ANN', 'BEN'])).toEqual(['ANN BEN', 'DAN EVE']);
  });

  it('leave out who answers nobody', async () => {
    const { network } = await derivedOf(scene('ANN: A.', 'BEN: B.') + scene('CAL: C.'));
    expect(network.communities).toEqual([['ANN', 'BEN']]);
    expect(network.nodes.at(-1)).toEqual({ id: 'CAL', partners: 0, exchanges: 0, community: -1 });
    expect((await derivedOf('INT. HALL - DAY\n\nRain.\n')).network).toEqual({ nodes: [], links: [], communities: [] });
  });
});

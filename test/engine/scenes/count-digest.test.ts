/** A small script in its own words. */
import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { countDigest } from '../../../lib/engine/scenes/count-digest.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const digestOf = async (fountain: string, character = '') =>
  (await partsOf(fountain, ['digest'], { character })).digest;
const script = [
  'EXT. PIER - DAWN\n\nA grey sea. A grey road.\n\n',
  talk('CLEO: Nobody came last night.'),
  'INT. BANK - VAULT - DAY\n\nANN WHITE, 40, counts the coins on the long table, over and over again.\n\n',
  talk(
    'ANN: I will not be counted out of my own house, Ben.',
    'BEN: Then pay what you owe me by Friday.',
    'ANN: Never, not while I live in it.',
  ),
  'INT. BANK - LOBBY - DAY\n\nBen leaves. The door swings.\n\n',
  talk('BEN: It was never about the money.'),
  'The light goes out.\n\n',
].join('');

describe('the digest', () => {
  it('quotes the opening image, the first words and the ending', async () => {
    const { lead, opening, ending } = await digestOf(script);
    expect(lead).toBe('ch.ANN');
    expect(opening.image?.quote).toBe('A grey sea. A grey road.');
    expect(opening.words).toMatchObject({ speakers: ['ch.CLEO'], cite: { quote: 'Nobody came last night.' } });
    expect(ending.words).toMatchObject({ speakers: ['ch.BEN'], cite: { scene: 3 } });
    expect(ending.image?.quote).toBe('The light goes out.');
    for (const mark of ['END', 'And the credits roll.'])
      expect((await digestOf(`${script}${mark}\n\n`)).ending.image?.quote).toBe('The light goes out.');
  });

  it('opens with the first action of all, or from FADE IN on where that comes later', async () => {
    const openingOf = async (before: string) => (await digestOf(`${before}${script}`)).opening;
    expect((await openingOf('A hand knocks on a door.\n\n')).image).toMatchObject({
      quote: 'A hand knocks on a door.',
      scene: null,
    });
    const front = `The crew wakes up too early.\n\n${talk('DAX: Captain of the boat.')}`;
    expect(await openingOf(`${front}FADE IN:\n\nUNDER THE STUDIO LOGO:\n\nRain on black water.\n\n`)).toMatchObject({
      image: { quote: 'Rain on black water.' },
      words: { speakers: ['ch.CLEO'] },
    });
  });

  it('gives nobody the first or the last words where two speak at once', async () => {
    const both = 'ANN\nGo now.\n\nBEN ^\nStay here.\n\n';
    expect((await digestOf(`${script}${both}`)).ending.words).toBeNull();
    expect((await digestOf(`EXT. QUAY - DAY\n\n${both}${script}`)).opening.words).toBeNull();
  });

  it('takes the lead that the details name, by cue or by full name, and else who speaks most', async () => {
    expect((await digestOf(script, 'ben')).lead).toBe('ch.BEN');
    expect((await digestOf(script, 'Ann White')).lead).toBe('ch.ANN');
    expect((await digestOf(script, ' ben  ')).lead).toBe('ch.BEN');
    expect((await digestOf(script, 'Nobody Here')).lead).toBe('ch.ANN');
    expect((await digestOf(script.replace('Ben leaves.', 'BEN HALE leaves.'), 'ben hale')).lead).toBe('ch.BEN');
  });

  it('holds no line of a script without talk', async () => {
    expect(await digestOf('EXT. PIER - DAY\n\nFADE OUT.\n')).toMatchObject({
      lead: null,
      opening: { image: null, words: null },
      ending: { words: null, image: null },
    });
  });

  it('has the lead that was set, whatever the details say, or nobody', async () => {
    const digestWith = async (fountain: string, protagonist: string) => {
      const screenplay = await screenplayOf(fountain);
      return countDigest({
        screenplay,
        derived: derive(screenplay),
        details: { ...emptyDetails, character: 'ben' },
        corrections: { ...noCorrections, protagonist },
      });
    };
    expect(await digestWith(script, 'ANN')).toMatchObject({ lead: 'ch.ANN', leadSet: true });
    expect(await digestWith('EXT. PIER - DAY\n\nRain.\n', 'ANN')).toMatchObject({ lead: null, leadSet: true });
    expect((await digestOf(script)).leadSet).toBe(false);
  });

  it('has words and no image where there is no heading', async () => {
    expect(await digestOf('ANN\nNobody came.\n')).toMatchObject({
      opening: { image: null, words: { cite: { quote: 'Nobody came.' } } },
      ending: { image: null, words: { cite: { quote: 'Nobody came.' } } },
    });
  });
});

/** The shared facts: who speaks, where, with whom, and what comes back. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { displayNamesOf } from '../../lib/engine/people/display-names.ts';
import { quoteBest } from '../../lib/engine/text/quote.ts';
import { sentencesOf, singular, syllables, wordsOf } from '../../lib/engine/text/words.ts';
import { lastReel, screenplayOf } from '../corpus/scripts.ts';

describe('characters', () => {
  it('merge JOHN, JOHN (V.O.) (CONT’D), John’s voice and the like into one, and keep JON apart', async () => {
    const { characters } = derive(
      await screenplayOf(
        "INT. ROOM - DAY\n\nJohn waits.\n\nJOHN\nOne two.\n\nHe turns.\n\nJOHN (V.O.) (CONT'D)\nThree.\n\nJOHN (O.S.)\nFour.\n\nVOICE OF JOHN\nFive.\n\nJON\nSix.\n",
      ),
    );
    expect(characters.map(({ id, words, speeches }) => [id, words, speeches.length])).toEqual([
      ['JOHN', 5, 4],
      ['JON', 1, 1],
    ]);
  });

  it('share a cue of two names only if both speak alone somewhere', async () => {
    const { characters } = derive(
      await screenplayOf(
        'INT. ROOM - DAY\n\nANN\nHello.\n\nBEA\nHello.\n\nANN AND BEA\nGoodbye now.\n\nSALT AND PEPPER\nWe are a duo.\n\nALL\nCheers.\n',
      ),
    );
    expect(characters.map(({ id, words }) => [id, words])).toEqual([
      ['SALT AND PEPPER', 4],
      ['ANN', 3],
      ['BEA', 3],
    ]);
  });

  it('of the sample have their printed full names, ages, pages and shares', async () => {
    const { characters, lead } = derive(await lastReel());
    const [lena, mags, tobias] = characters;
    expect(lena).toMatchObject({
      id: 'LENA',
      name: 'Lena',
      firstPage: 2,
      lastPage: 15,
      introduction: { fullName: 'Lena Okafor', age: 34 },
    });
    expect(mags?.introduction).toMatchObject({ fullName: 'Mags Okafor', age: 62 });
    expect(tobias?.introduction).toMatchObject({ fullName: 'Tobias Hale', age: 45 });
    expect(characters.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.999);
    expect(lead?.character.id).toBe('LENA');
    expect(characters.find(({ id }) => id === 'ISAAC')?.onlyHeard).toBe(true);
  });

  it('that are only heard never lead', async () => {
    const { lead } = derive(
      await screenplayOf(
        'INT. ROOM - DAY\n\nNARRATOR (V.O.)\nLong ago there was a very long story told by me.\n\nANN\nShort.\n',
      ),
    );
    expect(lead?.character.id).toBe('ANN');
  });
});

describe('names as shown', () => {
  it('take the casing of the script, keep initials and titles, and leave small words small', () => {
    const display = displayNamesOf(['McCabe meets Captain Le Guin.']);
    expect(
      ['MCCABE', 'CAPTAIN LE GUIN', 'EMBER ONE AI', 'MR. HALE', "TOBIAS'S CAR", 'HOUSE OF THE DEAD - 2ND FLOOR'].map(
        display,
      ),
    ).toEqual([
      'McCabe',
      'Captain Le Guin',
      'Ember One AI',
      'Mr. Hale',
      "Tobias's Car",
      'House of the Dead - 2nd Floor',
    ]);
  });

  it('have small particles unless the running text writes them large', () => {
    expect(displayNamesOf([])('COL DE BRAMEFARINE')).toBe('Col de Bramefarine');
    expect(displayNamesOf(['We met De Niro.'])('ROBERT DE NIRO')).toBe('Robert De Niro');
  });
});

describe('scenes', () => {
  it('are numbered as a reader counts them, with who is present and what is said', async () => {
    const { scenes } = derive(
      await screenplayOf(
        'FADE IN:\n\nINT. ROOM - DAY\n\nAnn sits. BEN (40) enters.\n\nANN\nOh.\n\nEXT. SEA — NIGHT\n\nCARL (V.O.)\nI was never there.\n\nBEN\nWho?\n',
      ),
    );
    expect(scenes.map(({ ordinal, place, present, speakers }) => ({ ordinal, place, present, speakers }))).toEqual([
      { ordinal: 1, place: 'Room', present: ['ANN', 'BEN'], speakers: ['ANN'] },
      { ordinal: 2, place: 'Sea', present: ['BEN'], speakers: ['CARL', 'BEN'] },
    ]);
  });
});

describe('the speaking network', () => {
  it('counts an exchange for each answer inside a scene, not across a cut', async () => {
    const { network } = derive(
      await screenplayOf('INT. A - DAY\n\nANN\nOne.\n\nBEN\nTwo.\n\nANN\nThree.\n\nINT. B - DAY\n\nBEN\nFour.\n'),
    );
    expect(network.links).toMatchObject([{ exchanges: 2, scenes: [1] }]);
  });

  it('counts a voice-over only where the two go back and forth', async () => {
    const narrated = derive(await screenplayOf('INT. A - DAY\n\nTELLER (V.O.)\nOnce.\n\nANN\nTwo.\n'));
    expect(narrated.network.links).toEqual([]);
    const phone = derive(await screenplayOf('INT. A - DAY\n\nANN\nHello?\n\nBEN (V.O.)\nYes.\n\nANN\nCome.\n'));
    expect(phone.network.links).toMatchObject([{ exchanges: 2 }]);
  });

  it('hears nobody answer the voice-over of somebody who is in the scene; the talk goes on beneath it', async () => {
    const { network } = derive(
      await screenplayOf(
        'INT. A - DAY\n\nAda reads. Hester sits.\n\nHESTER\nYou read it.\n\nADA (V.O.)\nThe estate was sold.\n\nHESTER\nYou’ll write to him.\n\nADA\nI’ll not.\n',
      ),
    );
    expect(network.links).toMatchObject([{ exchanges: 1 }]);
  });

  it('finds two circles that one person joins', async () => {
    const talk = (one: string, other: string): string => `${one}\nHello there.\n\n${other}\nHello you.\n\n`.repeat(6);
    const { network } = derive(
      await screenplayOf(
        `INT. A - DAY\n\n${talk('ANN', 'BEN')}${talk('BEN', 'CAT')}${talk('CAT', 'ANN')}INT. B - DAY\n\n${talk('DAN', 'EVE')}${talk('EVE', 'FAY')}${talk('FAY', 'DAN')}INT. C - DAY\n\nANN\nHello.\n\nDAN\nHello.\n`,
      ),
    );
    expect(network.communities.map((members) => [...members].sort())).toEqual(
      expect.arrayContaining([
        ['ANN', 'BEN', 'CAT'],
        ['DAN', 'EVE', 'FAY'],
      ]),
    );
  });
});

describe('what comes back', () => {
  it('in the sample is the thread and the ladder', async () => {
    const { objects } = derive(await lastReel());
    expect(objects.map(({ word }) => word)).toEqual(expect.arrayContaining(['thread', 'ladder', 'ticket', 'seat']));
    expect(objects.map(({ word }) => word)).not.toEqual(expect.arrayContaining(['mags']));
  });

  it('is no name of the dead, of a dog or of a firm, and no number', async () => {
    const scene = (place: string, ann: string, ben: string): string =>
      `INT. ${place} - DAY\n\nShe has the hearing aid, and the cup.\n\nANN\n${ann}\n\nBEN\n${ben}\n\n`;
    const { objects, nameWords } = derive(
      await screenplayOf(
        scene('A', 'That is my Frank, the Frank. Twenty of them.', 'Oh, Frank. Twenty.') +
          scene('B', 'I miss my Frank. Give me twenty.', 'We all miss the Frank of old, Ann. Twenty.') +
          scene('C', 'Is that the Frank? Twenty.', 'No, Frank is gone. The aid.'),
      ),
    );
    expect(nameWords.has('frank')).toBe(true);
    expect(objects.map(({ name }) => name)).toEqual(expect.arrayContaining(['hearing aid']));
    expect(objects.map(({ word }) => word)).not.toContain('frank');
  });
});

describe('words', () => {
  it('are found with their apostrophes, and folded to the singular', () => {
    expect(wordsOf('Don’t! It’s Zoë’s 2nd café—really.')).toEqual(["don't", "it's", "zoë's", '2nd', 'café', 'really']);
    expect(['cans', 'glass', 'bus', 'stories', 'boxes', 'his'].map(singular)).toEqual([
      'can',
      'glass',
      'bus',
      'story',
      'box',
      'his',
    ]);
    expect(['the', 'nothing', 'cinema', 'structure'].map(syllables)).toEqual([1, 2, 3, 2]);
  });

  it('make sentences that titles and headings do not break, each verbatim', () => {
    const text = 'Ms. Okafor! Tell Mr. Hale... Now.\nINT. LOBBY. She waits --';
    const sentences = sentencesOf(text);
    expect(sentences).toEqual(['Ms. Okafor!', 'Tell Mr. Hale...', 'Now.', 'INT. LOBBY.', 'She waits --']);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});

describe('a sentence', () => {
  it('is not ended by a title in capitals, by the number sign No., or inside a quotation', () => {
    expect(sentencesOf('Mist. MRS. PELL, 81, clips a hedge. DR. OKONKWO waits with MR. PETRAKIS.')).toEqual([
      'Mist.',
      'MRS. PELL, 81, clips a hedge.',
      'DR. OKONKWO waits with MR. PETRAKIS.',
    ]);
    expect(sentencesOf('No. I said no. Take the No. 7 bus.')).toEqual(['No.', 'I said no.', 'Take the No. 7 bus.']);
    expect(sentencesOf('A plate: "MY FRANK. 1951-2025." She turns it.')).toEqual([
      'A plate: "MY FRANK. 1951-2025."',
      'She turns it.',
    ]);
    expect(sentencesOf('A 6" nail. It is bent. Nobody sees.')).toHaveLength(3);
  });

  it('is quoted for the word it holds, a very short one with the next', async () => {
    const { passages } = derive(await screenplayOf('INT. LANE - DAY\n\nANN\nNobody, dear. Not for years.\n'));
    const said = passages.find(({ kind }) => kind === 'dialogue');
    if (!said) throw new Error('no dialogue');
    const dear = (words: readonly string[]): number => words.filter((word) => word === 'dear').length;
    expect(quoteBest(said, dear).quote).toBe('Nobody, dear. Not for years.');
  });
});

describe('an introduction', () => {
  it('is found where the page puts a first name inside the cue’s: CAPTAIN KAI LE GUIN for CAPTAIN LE GUIN', async () => {
    const { characters } = derive(
      await screenplayOf(
        'INT. BRIDGE - DAY\n\nCAPTAIN KAI LE GUIN, 50, stands at the door.\n\nCAPTAIN LE GUIN\nReport.\n\nINT. DECK - DAY\n\nCaptain Le Guin sits.\n\nCAPTAIN LE GUIN\nAgain.\n',
      ),
    );
    expect(characters[0]?.introduction).toMatchObject({ fullName: 'Captain Kai Le Guin', age: 50 });
    expect(characters[0]?.introduction?.passage.scene).toBe(1);
  });
});

describe('an introduction by a nickname', () => {
  it('has the whole name, the age and no full stop; what somebody wears is no part', async () => {
    const { characters } = derive(
      await screenplayOf(
        'INT. SHOP - DAY\n\nBeside her RAFAEL "RAFI" DOS SANTOS, 34, waits. This is ELSIE PELL.\n\nBUDDY KOW, 68, a moustache like a broom, sits. LENA MAY, 30, a night nurse, stands.\n\nRAFI\nYes.\n\nELSIE\nNo.\n\nBUDDY\nWhy?\n\nLENA\nNow.\n',
      ),
    );
    const known = (id: string) => characters.find((one) => one.id === id)?.introduction;
    expect(known('RAFI')).toMatchObject({ fullName: 'Rafael “Rafi” Dos Santos', age: 34 });
    expect(known('ELSIE')?.fullName).toBe('Elsie Pell');
    expect(known('BUDDY')?.description).toBeNull();
    expect(known('LENA')?.description).toBe('a night nurse');
  });
});

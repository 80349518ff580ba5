/** Who is behind a cue: what is stripped from a name, what is one name, what is nobody. */
import { describe, expect, it } from 'vitest';
import { characterId, isCollective, speakersByCue } from '../../../lib/engine/people/cue-names.ts';

describe('a cue’s name', () => {
  it('loses bare extensions, continuation marks, dashes and the number of its scene', () => {
    for (const [cue, id] of [
      ['ERIC V/O', 'ERIC'],
      ['ERIC V/0', 'ERIC'],
      ['BRANDON VOICEOVER', 'BRANDON'],
      ['COOK O/S', 'COOK'],
      ["COAKLEY CONT'D)", 'COAKLEY'],
      ['KAYLA -', 'KAYLA'],
      ['MALCOLM [IN OFFICE]', 'MALCOLM'],
      ['-ERIC', 'ERIC'],
      ['55 RAY', 'RAY'],
      ["Mags' Voice", 'MAGS'],
    ] as const)
      expect(characterId(cue), cue).toBe(id);
  });

  it('keeps ages, numbers of parts and what is a name with nothing before it', () => {
    for (const cue of ['10 YEAR OLD BOY', '911 OPERATOR', 'GUARD 1', 'VOICE OVER', 'V.O.', 'J.D.', 'O.S. AGENT'])
      expect(characterId(cue), cue).toBe(cue);
  });
});

describe('a cue that is nobody', () => {
  it('is a shot, a place, half a parenthetical, a page’s furniture or a stray number', () => {
    for (const cue of [
      'ON MEGATRON',
      'CU: DILLINGER',
      'CLOSE ON RAY',
      'HIS POV',
      "TERRY'S HAND",
      'LONG SHOT',
      'IN THE HELICOPTER',
      'AND PAUSES)',
      '109 OMITTED 109',
      '40 CONTINUED',
      '172-B',
      '75 TRAVELING MONTAGE 75',
      'SUPER',
      'ALL',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(true);
  });

  it('is a line of talk or action over a line of talk, a word left over, or what a scanner made of CONTINUED', () => {
    for (const cue of [
      "BUT I'M YOUR HUSBAND AND I LOVE YOU. IT'S",
      'LOOK AT YOU. JUST LOOK AT YOU.',
      'SHE SNICKERS AND PUTS HER TONGUE TO HER LIPS.',
      'UM, MMM, OKAY.',
      'YOU BITCH !',
      'MOTION...',
      'AND WHAM',
      'DESCENDING THE STAIRS',
      'PARIS"',
      '(STILL DISCUSSING',
      'CONT1NUZD',
      "CON'TIN JED",
      'THE',
      'WRITERS',
      'OVERLAPPING VOICES',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(true);
    for (const cue of [
      'MAN IN THE STREET',
      'VOICE FROM A MEMORY',
      'THE 39 STEPS',
      'CONSTANTINE',
      'ANDY',
      'MR. MOTO JR.',
      'ONE OF THE MEN',
      'KING',
      'WRITER',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(false);
  });

  it('is no name, however odd, and no number that speaks often', () => {
    for (const cue of [
      'SUPERMAN',
      'ANGLES',
      'MR. POVEY',
      'INSIDE MAN',
      'SID 6.7',
      'Q',
      '7-YEAR-OLD DAUGHTER',
      '1ST CRANK',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(false);
    expect(isCollective('47')).toBe(true);
    expect(isCollective('47', 60)).toBe(false);
  });
});

describe('names of the same letters', () => {
  it('are one person, however they are spaced and pointed, under the plainest form', () => {
    const speakers = speakersByCue([
      'MR BLASE',
      'MR. BLASE',
      'M R . BLASE',
      'KIMBERLY',
      'KIMBER LY',
      "PURVIS'",
      'PURVIS',
    ]);
    expect(speakers('M R . BLASE')).toEqual(['MR. BLASE']);
    expect(speakers('MR BLASE')).toEqual(['MR. BLASE']);
    expect(speakers('KIMBER LY')).toEqual(['KIMBERLY']);
    expect(speakers("PURVIS'")).toEqual(['PURVIS']);
  });

  it('differ where a letter or a number does', () => {
    const speakers = speakersByCue(['JON', 'JOHN', 'GUARD 1', 'GUARD 2']);
    expect(['JON', 'JOHN', 'GUARD 1', 'GUARD 2'].map((cue) => speakers(cue)[0])).toEqual([
      'JON',
      'JOHN',
      'GUARD 1',
      'GUARD 2',
    ]);
  });

  it('of two people are theirs still where one stands with a slip', () => {
    const speakers = speakersByCue(['LEWIS', 'MARTIN', 'LEW IS AND MARTIN']);
    expect(speakers('LEW IS AND MARTIN')).toEqual(['LEWIS', 'MARTIN']);
  });
});

describe('one person under two cues', () => {
  it('has a bullet in the wrong alphabet before the name, or stands off camera', () => {
    const speakers = speakersByCue(['ELIZABETH', 'Ã¢Â€Â¢ ELIZABETH', 'OC ELIZABETH', 'OC FAN']);
    expect(speakers('Ã¢Â€Â¢ ELIZABETH')).toEqual(['ELIZABETH']);
    expect(speakers('OC ELIZABETH')).toEqual(['ELIZABETH']);
    expect(speakers('OC FAN')).toEqual(['OC FAN']);
  });

  it('has an office or an article before the name that also speaks alone, where nobody else bears it', () => {
    const speakers = speakersByCue(['DR. YUEH', 'YUEH', 'LT.ALDO', 'ALDO', 'THE PRIEST', 'PRIEST', 'DR. HALE']);
    expect(['DR. YUEH', 'LT.ALDO', 'THE PRIEST', 'DR. HALE'].map((cue) => speakers(cue)[0])).toEqual([
      'YUEH',
      'ALDO',
      'PRIEST',
      'DR. HALE',
    ]);
  });

  it('is two where a family shares the name, where the office is the name, and of brothers', () => {
    const cues = ['MR. BENNET', 'MRS. BENNET', 'BENNET', 'MAJOR GENERAL', 'GENERAL', 'SISTER ANN', 'ANN'];
    const speakers = speakersByCue(cues);
    for (const cue of cues) expect(speakers(cue)).toEqual([cue]);
  });
});

/** Cues as often as they have a speech. */
const spoken = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
const idsOf = (counts: Readonly<Record<string, number>>, cue: string): readonly string[] =>
  speakersByCue(spoken(counts))(cue);

describe('a first name and a full name', () => {
  it('are one person under the cue that speaks more', () => {
    expect(idsOf({ PHYLLIS: 40, 'PHYLLIS DIETRICHSON': 1 }, 'PHYLLIS DIETRICHSON')).toEqual(['PHYLLIS']);
    expect(idsOf({ ROSALYN: 2, 'ROSALYN ROSENFELD': 30 }, 'ROSALYN')).toEqual(['ROSALYN ROSENFELD']);
    expect(idsOf({ ROSALYN: 2, 'ROSALYN ROSENFELD': 30, 'YOUNG ROSALYN': 3 }, 'ROSALYN')).toEqual([
      'ROSALYN ROSENFELD',
    ]);
  });

  it('are two where another bears the first name, the second is a word or a suffix, or the first is an office', () => {
    expect(idsOf({ RALPH: 9, 'RALPH BASSINGER': 2, 'RALPH ZAMPF': 2 }, 'RALPH BASSINGER')).toEqual(['RALPH BASSINGER']);
    expect(idsOf({ ALVIN: 1, 'ALVIN JR': 4 }, 'ALVIN')).toEqual(['ALVIN']);
    expect(idsOf({ RESTON: 18, 'RESTON STEWARD': 1 }, 'RESTON STEWARD')).toEqual(['RESTON STEWARD']);
    expect(idsOf({ SERGEANT: 5, "SERGEANT O'NEAL": 16 }, 'SERGEANT')).toEqual(['SERGEANT']);
    expect(idsOf({ GUARD: 5, 'GUARD DIETRICHSON': 1 }, 'GUARD')).toEqual(['GUARD']);
  });

  it('leave a surname to whoever speaks under it most, for a family shares it', () => {
    expect(idsOf({ MILLARD: 9, 'RUSS MILLARD': 78 }, 'MILLARD')).toEqual(['RUSS MILLARD']);
    expect(idsOf({ WALLACE: 113, 'MALCOLM WALLACE': 3 }, 'MALCOLM WALLACE')).toEqual(['MALCOLM WALLACE']);
    expect(idsOf({ MILLARD: 9, 'RUSS MILLARD': 78, 'MRS. MILLARD': 1 }, 'MILLARD')).toEqual(['MILLARD']);
    const both = { ANDY: 1, WARHOL: 1, 'ANDY WARHOL': 36 };
    for (const cue of Object.keys(both)) expect(idsOf(both, cue), cue).toEqual(['ANDY WARHOL']);
  });
});

describe('names side by side', () => {
  it('are two people who often speak alone, and seldom so', () => {
    expect(idsOf({ TUFFNUT: 18, RUFFNUT: 27, 'TUFFNUT RUFFNUT': 1 }, 'TUFFNUT RUFFNUT')).toEqual([
      'TUFFNUT',
      'RUFFNUT',
    ]);
    expect(idsOf({ TUFFNUT: 18, RUFFNUT: 4, 'TUFFNUT RUFFNUT': 1 }, 'TUFFNUT RUFFNUT')).toEqual(['TUFFNUT RUFFNUT']);
    expect(idsOf({ TUFFNUT: 18, RUFFNUT: 27, 'TUFFNUT RUFFNUT': 5 }, 'TUFFNUT RUFFNUT')).toEqual(['TUFFNUT RUFFNUT']);
    expect(idsOf({ GUARD: 18, COP: 27, 'GUARD COP': 1 }, 'GUARD COP')).toEqual(['GUARD COP']);
  });

  it('lose what says that they speak at once', () => {
    expect(idsOf({ JUNO: 9, BLEEKER: 9, 'JUNO AND BLEEKER TOGETHER': 1 }, 'JUNO AND BLEEKER TOGETHER')).toEqual([
      'JUNO',
      'BLEEKER',
    ]);
  });
});

describe('names without their first letter', () => {
  it('are the scanner’s where there are three, unless they are names or words', () => {
    const scanned = { FRANKLIN: 9, RANKLIN: 2, ELEANOR: 9, LEANOR: 1, ELLIOT: 9, LLIOT: 1, BANNA: 3, ANNA: 1 };
    expect(idsOf(scanned, 'RANKLIN')).toEqual(['FRANKLIN']);
    expect(idsOf(scanned, 'ANNA')).toEqual(['ANNA']);
    expect(idsOf({ FRANKLIN: 9, RANKLIN: 2, ELEANOR: 9, LEANOR: 1 }, 'RANKLIN')).toEqual(['RANKLIN']);
  });
});

describe('a name over a machine, or in two spellings of an office', () => {
  it('is the name’s person where it also speaks alone', () => {
    expect(idsOf({ BOURNE: 9, 'BOURNE/TAPE': 2 }, 'BOURNE/TAPE')).toEqual(['BOURNE']);
    for (const cue of ['PAMELA/PHONE', 'PAMELA ON TAPE', 'PAMELA ON FILM', 'PAMELA VOICE', "PAMELA'S"])
      expect(idsOf({ PAMELA: 9, [cue]: 2 }, cue), cue).toEqual(['PAMELA']);
    expect(idsOf({ MAN: 9, 'MAN ON PHONE': 2 }, 'MAN ON PHONE')).toEqual(['MAN ON PHONE']);
    const two = { 'SGT GARCIA': 5, 'SERGEANT GARCIA': 5 };
    expect(idsOf(two, 'SGT GARCIA')).toEqual(idsOf(two, 'SERGEANT GARCIA'));
    const three = { 'CAPT. TALCOTT': 4, TALCOTT: 10, 'CAPTAIN TALCOTT': 1 };
    expect(idsOf(three, 'CAPT. TALCOTT')).toEqual(['TALCOTT']);
    expect(idsOf(three, 'CAPTAIN TALCOTT')).toEqual(['TALCOTT']);
  });
});

describe('a cue with a slip of the pen', () => {
  const cues = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

  it('is the name that it misses by a letter, where that speaks often', () => {
    const speakersOf = speakersByCue([...cues('LINDSEY', 20), 'LINSEY', 'LINDESY', ...cues('VERA', 9)]);
    expect([...speakersOf('LINSEY'), ...speakersOf('LINDESY')]).toEqual(['LINDSEY', 'LINDSEY']);
  });

  it('is somebody else where it is a name or a word of its own, speaks often itself, or misses two names', () => {
    const speakersOf = speakersByCue([
      ...cues('MARIA', 40),
      'MARIE',
      ...cues('GUARD', 20),
      'GUARDS',
      ...cues('MR. HALE', 12),
      'MRS. HALE',
      ...cues('STRATAX', 40),
      ...cues('STRATAQ', 12),
      ...cues('KLARVIN', 40),
      ...cues('KLARVON', 40),
      'KLARVEN',
    ]);
    for (const name of ['MARIE', 'GUARDS', 'MRS. HALE', 'STRATAQ', 'KLARVEN'])
      expect(speakersOf(name), name).toEqual([name]);
  });
});

/** Who is there and who is not: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const english = 'The boat lies at the end of the pier, and there is nobody on it but the two of them.';
const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const pier = (action: string): string =>
  `EXT. PIER - DAY\n\n${english}\n\n${talk('VALE', 'Give me the rope.')}${talk('INES', 'No.')}${action}\n\n`;
const house = (rest: string, heading = 'INT. HOUSE - NIGHT'): string =>
  `${heading}\n\nInes sits at the table.\n\n${rest}`;

describe('somebody who dies', () => {
  it('and has a speech later is found, with the death and the speech', async () => {
    const hit = await hitOf(
      'speaksAfterDeath',
      pier('The rope snaps. Vale is shot dead.') + house(talk('INES', 'It is over.') + talk('VALE', 'Is it?')),
    );
    expect(hit?.title).toBe('Vale speaks after dying');
    expect(quotesIn(hit)).toEqual(['Vale is shot dead.', 'Is it?']);
    expect(hit?.points[0]?.text).toBe('Vale is dead on page 1 and has one speech after that, the first on page 1.');
  });

  it('may be heard as a voice, remembered, or come round', async () => {
    for (const after of [
      house(talk('INES', 'It is over.') + talk('VALE (V.O.)', 'Is it?')),
      house(talk('INES', 'It is over.') + talk('VALE (ON TAPE)', 'Is it?')),
      house(talk('VALE', 'Come in.'), 'INT. HOUSE - NIGHT - FLASHBACK'),
      house(`Vale coughs.\n\n${talk('VALE', 'Is it?')}`),
      house(`${talk('INES', 'Was that a ghost?')}${talk('VALE', 'It was.')}`),
    ])
      expect(await hitOf('speaksAfterDeath', pier('Vale is shot dead.') + after)).toBeNull();
  });

  it('is found after a caption with a year and a montage, which end with their scenes', async () => {
    const before = 'FADE IN:\n\nINT. HALL - DAY\n\nCOIMBRA, 1974\n\nMONTAGE:\n\nVale packs.\n\n';
    const after = house(talk('INES', 'It is over.') + talk('VALE', 'Is it?'));
    expect((await hitOf('speaksAfterDeath', before + pier('Vale is shot dead.') + after))?.title).toBe(
      'Vale speaks after dying',
    );
    const dream = 'INT. HALL - DAY\n\nDREAM SEQUENCE:\n\n';
    expect(await hitOf('speaksAfterDeath', dream + pier('Vale is shot dead.') + after)).toBeNull();
  });

  it('may be a part that somebody else plays next', async () => {
    const guards = pier('The guard is at the gate. Then the shot. GUARD is shot dead.');
    expect(await hitOf('speaksAfterDeath', guards + house(talk('GUARD', 'Who goes there?')))).toBeNull();
  });

  it('is not somebody dead tired, laughing to death, or whose engine dies', async () => {
    for (const action of [
      'Vale is dead tired.',
      'Vale dies laughing.',
      "Vale's engine dies.",
      'Ines tells him that Vale was dead serious.',
      'Ines kills the light.',
    ])
      expect(await hitOf('speaksAfterDeath', pier(action) + house(talk('VALE', 'Well.')))).toBeNull();
  });
});

describe('somebody who leaves', () => {
  it('and speaks on in the scene is found', async () => {
    const hit = await hitOf(
      'goneButSpeaks',
      pier(`Vale walks out.\n\n${talk('INES', 'Coward.')}${talk('VALE', 'I heard that.')}`),
    );
    expect(hit?.title).toBe('Vale goes on page 1 and speaks on in the room');
    expect(quotesIn(hit)).toEqual(['Vale walks out.', 'I heard that.']);
  });

  it('may come back, call from outside, or have the last word in going', async () => {
    for (const rest of [
      `Vale walks out.\n\n${talk('INES', 'Coward.')}Vale stands in the door again.\n\n${talk('VALE', 'I heard that.')}`,
      `Vale walks out.\n\n${talk('INES', 'Coward.')}${talk('VALE (O.S.)', 'I heard that.')}`,
      `Vale walks out.\n\n${talk('VALE', 'Keep the boat.')}`,
      `Vale walks out onto the deck.\n\n${talk('INES', 'Coward.')}${talk('VALE', 'I heard that.')}`,
      `Vale leaves a note.\n\n${talk('INES', 'What is it?')}${talk('VALE', 'Read it.')}`,
      `Vale leaves. Then he turns.\n\n${talk('INES', 'What is it?')}${talk('VALE', 'My hat.')}`,
    ])
      expect(await hitOf('goneButSpeaks', pier(rest))).toBeNull();
  });
});

describe('a speech', () => {
  it('addressed to its own speaker is found', async () => {
    const hit = await hitOf('addressesSelf', pier(talk('INES', 'Ines, put the rope down.')));
    expect(hit?.points[0]?.text).toBe('Under the cue INES, page 1 has a line that is spoken to Ines.');
    const look = await hitOf('addressesSelf', pier(talk('INES', 'Ines, look at me when I talk to you.')));
    expect(look?.title).toBe('Ines speaks to Ines on page 1');
    expect(await hitOf('addressesSelf', pier(talk('INES', 'Put it down, Vale.')))).toBeNull();
  });

  it('may name its speaker in an introduction, to itself alone, or on the telephone', async () => {
    for (const rest of [
      talk('INES', "It's me, Ines."),
      talk('INES', 'The name is Duarte, Ines.'),
      talk('INES (V.O.)', 'Ines, call me back.'),
      `INT. CELL - NIGHT\n\n${talk('INES', 'Think, Ines.')}`,
    ])
      expect(await hitOf('addressesSelf', pier(rest))).toBeNull();
  });

  it('that follows on another under the same cue is found', async () => {
    const hit = await hitOf('sameCueTwice', pier(talk('INES', 'You never asked.') + talk('INES', 'I did, twice.')));
    expect(hit?.title).toBe('Ines has two cues on end on page 1');
  });

  it('may follow on its speaker’s own after an action, as CONT’D, in a dual dialogue, or as a habit', async () => {
    for (const rest of [
      `${talk('INES', 'You never asked.')}She ties the rope.\n\n${talk('INES', 'I did, twice.')}`,
      talk('INES', 'You never asked.') + talk("INES (CONT'D)", 'I did, twice.'),
      talk('INES (V.O.)', 'I never asked.') + talk('INES', 'Where are they?'),
      `${talk('INES', 'Count me in.')}${talk('INES', 'Three, two.')}VALE ^\nThree, two.\n\n`,
      talk('INES', 'One.').repeat(6),
    ])
      expect(await hitOf('sameCueTwice', pier(`She waits.\n\n${rest}`))).toBeNull();
  });
});

/** Ages and families that a script gives twice: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const english = 'The yard is full of the things that he has not sold, and that nobody has come for in a year.';
const scene = (body: string, heading = 'EXT. YARD - DAY'): string => `${heading}\n\n${english}\n\n${body}\n\n`;

describe('an age', () => {
  it('given in two ways by the action is found', async () => {
    const hit = await hitOf(
      'ageStatedTwice',
      scene(`MARTIN HALE (34) sorts bolts.\n\n${talk('MARTIN', 'Next.')}`) +
        scene('Martin, 37, sleeps in the truck.', 'INT. TRUCK - NIGHT'),
    );
    expect(hit?.title).toBe('Martin is 34 on page 1 and 37 on page 1');
    expect(quotesIn(hit)).toEqual(['MARTIN HALE (34) sorts bolts.', 'Martin, 37, sleeps in the truck.']);
  });

  it('that somebody gives otherwise in dialogue is found', async () => {
    const hit = await hitOf(
      'ageStatedTwice',
      scene(`MARTIN (34) sorts bolts.\n\n${talk('MARTIN', "I'm thirty-six. I have time.")}`),
    );
    expect(hit?.title).toBe('Martin is 34 on page 1 and 36 on page 1');
    expect(hit?.points[0]?.text).toContain('page 1 makes Martin 36 in dialogue');
  });

  it('may change with the years, belong to a younger self, be a decade, or be no age', async () => {
    for (const rest of [
      scene('Martin, 37, sleeps.', 'INT. TRUCK - NIGHT - THREE YEARS LATER'),
      scene('MARTIN (12) swims.', 'EXT. LAKE - DAY - FLASHBACK'),
      scene('YOUNG MARTIN (12) swims.'),
      scene('Martin, 30s, swims.'),
      scene('MARTIN (9) swims.'),
      scene(talk('MARTIN', "I'm ten minutes away.")),
      scene(talk('MARTIN', "I'm thirty-four.")),
    ])
      expect(
        await hitOf('ageStatedTwice', scene(`MARTIN HALE (34) sorts bolts.\n\n${talk('MARTIN', 'Next.')}`) + rest),
      ).toBeNull();
  });
});

describe('a family', () => {
  it('counted two ways by one speaker is found', async () => {
    const hit = await hitOf(
      'kinCountedTwice',
      scene(talk('RUTH', 'I have two brothers.') + talk('MARTIN', 'So?')) +
        scene(talk('RUTH', 'My three older brothers built this.')),
    );
    expect(hit?.points[0]?.text).toBe('Ruth speaks of two brothers and three brothers, on page 1.');
    const only = await hitOf(
      'kinCountedTwice',
      scene(talk('RUTH', "I'm an only child.") + talk('MARTIN', 'So?')) + scene(talk('RUTH', 'Ask my sister.')),
    );
    expect(only?.title).toBe('Ruth counts the family two ways');
  });

  it('may be two families', async () => {
    expect(
      await hitOf(
        'kinCountedTwice',
        scene(talk('RUTH', 'I have two brothers.') + talk('MARTIN', 'I have three brothers.')),
      ),
    ).toBeNull();
    expect(
      await hitOf(
        'kinCountedTwice',
        scene(talk('RUTH', 'I have two brothers.') + talk('RUTH', 'I have three sisters.')),
      ),
    ).toBeNull();
    expect(
      await hitOf('kinCountedTwice', scene(talk('RUTH', "I'm an only child.") + talk('MARTIN', 'My sister is not.'))),
    ).toBeNull();
  });
});

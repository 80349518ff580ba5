/** Names written two ways: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const english = 'The yard is full of the things that he has not sold, and that nobody has come for in a year.';
const scene = (body: string, heading = 'EXT. YARD - DAY'): string => `${heading}\n\n${english}\n\n${body}\n\n`;

describe('a surname', () => {
  it('that changes is found, with both forms', async () => {
    const hit = await hitOf(
      'surnameChanges',
      scene(
        `Martin sorts bolts.\n\n${talk('MARTIN', 'Martin Hale, at your service.')}${talk('RUTH', 'Are you Martin Hall?')}`,
      ),
    );
    expect(hit?.title).toBe('Martin is Martin Hale and Martin Hall');
    expect(quotesIn(hit)).toEqual(['Martin Hale, at your service.', 'Are you Martin Hall?']);
  });

  it('may stay the same, follow a title, or be no surname', async () => {
    for (const body of [
      `${talk('MARTIN', 'Martin Hale.')}${talk('RUTH', 'Martin Hale? See Martin Monday.')}`,
      `${talk('MARTIN', 'Ask Martin Hale. Martin Please.')}${talk('RUTH', 'Martin God knows.')}`,
      `${talk('CAPTAIN', 'I met Captain Hale and Captain Ruiz.')}${talk('RUTH', 'Good.')}`,
      `${talk('MARTIN', 'Martin Hale.')}${talk('RUTH', 'Give Martin Ruth’s keys.')}`,
    ])
      expect(await hitOf('surnameChanges', scene(body))).toBeNull();
  });
});

describe('a name', () => {
  const often = 'Michael sorts bolts. Michael stops. Then Michael sits, and Michael waits, as Michael always does.';

  it('that is mistyped once is found', async () => {
    const hit = await hitOf(
      'misspelledName',
      scene(`${often}\n\n${talk('MICHAEL', 'Next.')}`) + scene('Ruth waves at Micheal from the gate.'),
    );
    expect(hit?.title).toBe('Micheal looks like a slip for Michael');
    expect(quotesIn(hit)).toEqual(['Ruth waves at Micheal from the gate.']);
  });

  it('may be another person’s, a family’s, a word of its own, or spelt so throughout', async () => {
    for (const rest of [
      'Ruth waves at Michaela.',
      'Ruth waves at the Michaels.',
      `Ruth waves at Micheal.\n\n${talk('MICHEAL', 'Hello.')}`,
      'Ruth waves at Mitchell.',
    ])
      expect(await hitOf('misspelledName', scene(`${often}\n\n${talk('MICHAEL', 'Next.')}`) + scene(rest))).toBeNull();
  });
});

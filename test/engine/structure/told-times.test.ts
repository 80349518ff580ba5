/** What a script says of the time of the clock, on texts made for it. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { clockTimesIn } from '../../../lib/engine/structure/clock/clock-times.ts';
import { countStretches } from '../../../lib/engine/structure/count-stretches.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const timesIn = (text: string): string[] =>
  clockTimesIn(text).map(({ text: time, minutes, says }) => `${time} ${minutes}${says === null ? '' : ` ${says}`}`);

describe('a time of the clock', () => {
  it.each([
    ['The clock reads 4:47.', ['4:47 287']],
    ['SHED - 10:45 PM', ['10:45 PM 1365']],
    ['It is almost 12:05 a.m. now.', ['12:05 a.m. 5 now']],
    ['Come at 3 p.m. sharp.', ['3 p.m. 900']],
    ["It's six o'clock.", ["six o'clock 360 now"]],
    ['The train leaves at six o’clock.', ['six o’clock 360 due']],
    ['Be there by midnight.', ['midnight 0 due']],
    ['Not before noon.', ['noon 720 due']],
    ['We meet at eight thirty.', ['eight thirty 510']],
    ['It’s half past two.', ['half past two 150 now']],
    ['A quarter to one, till 21:30.', ['quarter to one 45', '21:30 1290 due']],
  ])('is found in “%s”', (text, found) => expect(timesIn(text)).toEqual(found));

  it.each([
    'Read John 3:16 and Leviticus 20:13.',
    'He runs it in 1:02:33.',
    'It costs $4:50 or 12.30.',
    'Look at your six o’clock!',
    'At eight thirty guests came.',
    'I have eight, thirty if you ask.',
    'Of the four am I the last.',
    'He dreams of midnight.',
  ])('is none in “%s”', (text) => expect(timesIn(text)).toEqual([]));
});

const told = async (text: string) =>
  countStretches({ derived: derive(await screenplayOf(text)) }).times.map(
    ({ text: said, from, kind, says, who, again }) =>
      `${from} ${kind}${says === null ? '' : ` ${says}`}${who === null ? '' : ` ${who}`}: ${said}${again.length > 0 ? ` (${again.join()})` : ''}`,
  );
const plain = 'The yard is full of the things that he has not sold, and that nobody has come for in a year or two.\n\n';

describe('what a script says of time', () => {
  it('is what headings, titles and action print and what is said, with who says it', async () => {
    expect(
      await told(
        `INT. SHED - 10:45 PM\n\n${plain}The clock on the wall reads 10:50.\n\nSUPER: TWO WEEKS LATER\n\nANNA\nYou've got ten minutes.\n\nBO\n11:00?\n\nANNA\n(at 4:00)\nI was born in June.\n\n`,
      ),
    ).toEqual([
      'heading clock: 10:45 PM',
      'action clock: The clock on the wall reads 10:50.',
      'title date: TWO WEEKS LATER',
      "talk span due ch.ANNA: You've got ten minutes.",
      'talk clock now ch.BO: 11:00?',
    ]);
  });

  it('is told where a time is named first, with the later pages and what is due by then', async () => {
    const page = plain.repeat(24);
    expect(
      await told(
        `INT. SHED - DAY\n\n${plain}ANNA\nThe 6:30 meeting is on.\n\n${page}ANNA\nGet him here by 6:30.\n\n${page}INT. OFFICE - 6:30 AM\n\n${plain}`,
      ),
    ).toEqual(['talk clock due ch.ANNA: The 6:30 meeting is on. (2,3)']);
  });

  it('is cut where a sentence is long, once a sentence, and nothing where a script is not English', async () => {
    const long =
      'When the last of the men has left the yard and the gate is shut, at 9:15 or 9:20 by the old clock above the door, she waits.';
    expect(await told(`INT. SHED - DAY\n\n${plain}${long}\n\n`)).toEqual([
      'action clock: … the gate is shut, at 9:15 or 9:20 by the old …',
    ]);
    expect(await told('INT. SCHUPPEN - TAG\n\nDie Uhr zeigt 9:15, und niemand kommt mehr durch das Tor.\n\n')).toEqual(
      [],
    );
  });
});

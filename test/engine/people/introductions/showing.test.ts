/** Which mention of somebody is quoted as the first that shows them. */
import { expect, it } from 'vitest';
import { derive } from '../../../../lib/engine/derive.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';

const shownIn = async (action: string, cue: string) => {
  const { characters } = derive(
    await screenplayOf(`INT. HALL - DAY\n\nRain on the roof.\n\n${action}\n\n${cue}\nGood evening to all of you.\n`),
  );
  const introduction = characters.find(({ id }) => id === cue)?.introduction;
  return introduction ? { sentence: introduction.sentence, isShown: introduction.isShown } : null;
};

it.each([
  ['a shot line', 'Marsh, the prosecutor, rises.\n\nON MARSH', 'MARSH', 'Marsh, the prosecutor, rises.'],
  [
    'what somebody owns',
    'A chair spins in ANNA COLE’S office.\n\nANNA COLE bursts in.',
    'ANNA',
    'ANNA COLE bursts in.',
  ],
  [
    'a poster',
    'She passes a row of posters featuring ANNA COLE.\n\nANNA COLE bursts in.',
    'ANNA',
    'ANNA COLE bursts in.',
  ],
  ['a name on a display', 'She looks at it: "ANNA".\n\nAnna waves.', 'ANNA', 'Anna waves.'],
  ['talk of somebody', 'He is still waiting for Anna.\n\nAnna waves.', 'ANNA', 'Anna waves.'],
  ['a cue that a speech stands beside', 'ANNA Look bored.\n\nHere Anna waves.', 'ANNA', 'Here Anna waves.'],
  ['a part in small letters that may be anybody', 'A big man sits.\n\nThe MAN waves.', 'MAN', 'The MAN waves.'],
])('is not %s', async (_what, action, cue, expected) => {
  expect(await shownIn(action, cue)).toEqual({ sentence: expected, isShown: true });
});

it('is a face or a hand of somebody’s', async () => {
  expect(await shownIn('Close on POPPA’s face as he coughs.\n\nPoppa eats.', 'POPPA')).toMatchObject({ isShown: true });
});

it('brings what a mere name stands beside, and what the next sentence says of the person', async () => {
  expect((await shownIn('It is a frightening face. This is ROKE.', 'ROKE'))?.sentence).toBe(
    'It is a frightening face. This is ROKE.',
  );
  expect((await shownIn('ANNA drives the truck. She is in her thirties. She brakes.', 'ANNA'))?.sentence).toBe(
    'ANNA drives the truck. She is in her thirties.',
  );
});

it('is none where the name stands on things alone', async () => {
  expect(await shownIn('A letter from Anna Cole.', 'ANNA')).toMatchObject({ isShown: false });
});

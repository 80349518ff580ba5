/** Scenes in which nothing is held that a rule on things would look at. */
import { many, scene, talk } from '../example-script.ts';

export const quietRooms = (count: number): string =>
  many(count, (number) =>
    scene(
      `INT. ROOM ${number} - DAY`,
      'Ruth looks at the wall, and at the bed that is in the way of it.',
      talk('RUTH', 'I will paint it in the morning.'),
      talk('DOV', 'You said that in May.'),
    ),
  );

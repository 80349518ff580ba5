/** Passages of a script written in a test. */
import { type Passage, passagesOf, positionsOf } from '../../../lib/engine/text/passages.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

/** `fountain` as a writer types it. */
export async function passagesIn(fountain: string): Promise<Passage[]> {
  const screenplay = await screenplayOf(fountain);
  return passagesOf(screenplay, positionsOf(screenplay).positionOf);
}

/** The one paragraph of action of a scene that holds nothing else. */
export async function actionOf(text: string): Promise<Passage> {
  const [, action] = await passagesIn(`INT. HALL - DAY\n\n${text}\n`);
  if (action?.kind !== 'action') throw new Error('This text is not read as action');
  return action;
}

/** The words of each scene's speeches, one a line 'ANN: Hello.', with a heading before each. */
export const scenesOf = (...scenes: readonly (readonly string[])[]): string =>
  scenes
    .map(
      (lines, index) =>
        `INT. PLACE ${index + 1} - DAY\n\n${lines
          .map((line) => (/^[A-Z]+: /.test(line) ? line.replace(/^([A-Z]+): /, '$1\n') : line))
          .join('\n\n')}\n\n`,
    )
    .join('');

/** Scripts that give an analysis little or too much to count, by name. */
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { screenplayOf, talkingScript } from './scripts.ts';

export const edgeScripts: Readonly<Record<string, () => Promise<Screenplay>>> = {
  'one scene': () => screenplayOf('INT. ROOM - DAY\n\nAnn waits.\n\nANN\nHello?\n'),
  'a script without dialogue': () =>
    screenplayOf(
      Array.from({ length: 9 }, (_, index) => `EXT. FIELD ${index} - NIGHT\n\nA fox runs. It stops.\n`).join('\n'),
    ),
  'a very long script': () =>
    screenplayOf(
      talkingScript(
        900,
        (scene) => `Ben enters and laughs.\n\nANN\nDon't go. I need the key number ${scene}.\n\nBEN\nWhy the key?\n`,
      ),
    ),
  'a script without headings': () => screenplayOf('FADE IN:\n\nANN\nWho is there?\n\nBEN\nNobody is there.\n'),
  'a script in capitals': () =>
    screenplayOf(
      talkingScript(6, () => 'ANN ENTERS THE ROOM AND SMILES AT BEN.\n\nANN\nHELLO, BEN.\n\nBEN\nHELLO, ANN.\n'),
    ),
  'a script in another language': () =>
    screenplayOf(
      talkingScript(
        8,
        () => 'Anna betritt das Zimmer und weint.\n\nANNA\nIch kann nicht mehr.\n\nBERT\nWarum nicht?\n',
      ),
    ),
};

/** A script in which counting finds strengths and weaknesses: a line of the first scene comes back changed in the last, and nearly every speech has a parenthetical. */
import { screenplayOf, talkingScript } from '../../corpus/scripts.ts';

const scenes = 12;
const filler = 'Ann wakes up.\n\nANN\n(softly)\nYes.\n\nBEN\n(angry)\nNo, never.\n\n';
const framed: Readonly<Record<number, string>> = {
  1: 'ANN\nIt started with a copper kettle.\n\n',
  [scenes]: 'BEN\nIt ended with a copper kettle.\n\n',
};

export const crowded = () => screenplayOf(talkingScript(scenes, (scene) => filler + (framed[scene] ?? '')));

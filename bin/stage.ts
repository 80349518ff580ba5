/** Which copy of the product a command is about: prod by itself. Refuses any other word. */
import { type Stage, stages } from '../lib/stack/stage.ts';

/** @throws Error with a sentence for the terminal. */
export function readStage(word: string | undefined): Stage {
  const found = stages.find((stage) => stage === (word || 'prod'));
  if (found === undefined) throw new Error(`--stage is ${stages.join(' or ')}, not ${word}.`);
  return found;
}

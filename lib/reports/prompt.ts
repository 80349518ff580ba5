/** What a question asks of a language model: its text and version. Refuses to be seen by the site. */
import type { ScriptFormat } from '../engine/script-format.ts';

/** Fields of an opinion that a question may want beside its claims. */
export type WantedText = 'title' | 'logline' | 'summary' | 'synopsis' | 'verdict';

export interface Prompt {
  /** Goes up when a word of it changes; every opinion keeps the version that gave it. */
  readonly version: number;
  /** The question itself, and what its claims should be. */
  readonly task: string;
  readonly wants: readonly WantedText[];
  /** What the summary is to say where it is not the story itself; needed wherever one is wanted and the question is not the story. */
  readonly summary?: string;
  /** What to rate, each with what it means; none means no ratings. */
  readonly ratings: readonly { readonly name: string; readonly asks: string }[];
  /** What else to look for, or what not to expect, in a script of this format. */
  readonly byFormat: Partial<Readonly<Record<ScriptFormat, string>>>;
}

/** What a question about a script is asked of, and where its words stand. Asks nobody, so a deployment without a model carries this and no more. */
import type { Screenplay } from '../../screenplay/model.ts';
import { castFinder } from '../read/assemble-people.ts';
import type { CastMember } from '../read/counted-brief.ts';
import { numberScript } from '../read/numbered-script.ts';
import { askedWords } from './asked-words.ts';
import type { SceneDigest } from './choose-passages.ts';
import { findPlaces } from './find-places.ts';

export interface AskedScript {
  readonly screenplay: Screenplay;
  /** Everybody of the script, and other names that a reading has for them. */
  readonly cast: readonly CastMember[];
  readonly aliases: readonly { readonly name: string; readonly aliases: string[] }[];
  /** What was read of the scenes; empty where nobody has read the script. */
  readonly digests: readonly SceneDigest[];
}
/** The people of a script, each by all its names. */
export const namesOf = ({ cast, aliases }: AskedScript): readonly (readonly string[])[] =>
  castFinder(cast, aliases).names;

/** Where the words of a question stand. */
export const findInScript = (script: AskedScript, question: string) =>
  findPlaces(numberScript(script.screenplay), askedWords(question), namesOf(script));

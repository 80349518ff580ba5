/** Finds cues that seem to be one person before and after the name is told: GIRL, who says that she is Wren. Does not merge them: that is the writer's to do. */
import type { RevealedName } from '../../contract/reading.ts';
import type { Screenplay, Speech } from '../../screenplay/model.ts';
import { anyOf } from '../../screenplay/text/phrases.ts';
import { isPart, nameSource, nameWordsOf } from '../flaw-rules/name-pattern.ts';
import { type Passage, passagesOf } from '../text/passages.ts';
import { characterId } from './cue-names.ts';

/** In reading order. A part whose last speech stands before the name's first, and of whom the script says so itself. Own rule. */
export function revealedNames(screenplay: Screenplay): RevealedName[] {
  const speeches = screenplay.scenes.flatMap(({ elements }) =>
    elements.filter((one): one is Speech => one.kind === 'speech'),
  );
  const passages = passagesOf(screenplay, () => 0);
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  speeches.forEach(({ cue }, index) => {
    const id = characterId(cue.name);
    if (!first.has(id)) first.set(id, index);
    last.set(id, index);
  });
  const parts = [...first.keys()].filter((id) => isPart(id, passages));
  const names = [...first.keys()].filter((id) => !parts.includes(id) && nameWordsOf(id).length > 0);
  return parts.flatMap((part) =>
    names.flatMap((name): RevealedName[] => {
      if ((last.get(part) ?? 0) >= (first.get(name) ?? 0)) return [];
      const told = passages.find((passage) => tells(passage, part, name));
      return told ? [{ part, name, page: told.at.page }] : [];
    }),
  );
}

/** Before the own name, after it where it answers, and before another's. */
const ownNames = ["{M|m}y name{'s| is}", "{N|n}ame's", '{C|c}all me'];
const selves = ["I'm", 'I am'];
const tellsOwnName = `${anyOf(ownNames)}|\\b${anyOf(selves)}`;
const addresses = ['sir', "ma'am", 'miss', 'captain'];
const presentations = ['{This|He|She|It} is'];

/** 'My name's Wren' or 'Benali, sir.' in the part's own speech; 'A MAN falls in: TOMAS REINER' or 'a MAN. This is TOMAS' in the action. */
function tells({ kind, text, cue }: Passage, part: string, name: string): boolean {
  const [word = name] = nameWordsOf(name);
  if (kind === 'dialogue' && cue && characterId(cue.name) === part)
    return new RegExp(
      `(?:${tellsOwnName}) ${nameSource(word)}|^${nameSource(word)}(?:, ${anyOf(addresses)}\\b|[.]\\s*$)`,
      'u',
    ).test(text);
  return (
    kind === 'action' &&
    new RegExp(
      `(?<![\\p{L}])${part}(?![\\p{L}])[^.!?]{0,160}(?::|[.] ${anyOf(presentations)}) (?:the )?${word}(?![\\p{L}])`,
      'u',
    ).test(text)
  );
}

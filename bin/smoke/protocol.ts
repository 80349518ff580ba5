/** The lines of a smoke test, told as they come: a step that went well, one that was left out, one that did not go. Throws nothing: the next step decides whether it can be gone. */

export interface Protocol {
  /** Goes a step and tells what it answers, or what it throws as what is wrong; null after that. */
  step<T>(name: string, go: () => Promise<readonly [value: T, says: string]>): Promise<T | null>;
  leaveOut(name: string, why: string): void;
  /** Steps that did not go. */
  wrong(): number;
  summary(): string;
}

const words = { ok: 'ok   ', left: 'left ', wrong: 'WRONG' } as const;

export function openProtocol(tell: (line: string) => void): Protocol {
  const counts = { ok: 0, left: 0, wrong: 0 };
  const say = (kind: keyof typeof words, name: string, says: string): void => {
    counts[kind] += 1;
    tell(`${words[kind]}  ${name}: ${says}`);
  };
  return {
    async step(name, go) {
      try {
        const [value, says] = await go();
        say('ok', name, says);
        return value;
      } catch (error) {
        say('wrong', name, error instanceof Error ? sentenceOf(error) : String(error));
        return null;
      }
    },
    leaveOut: (name, why) => say('left', name, why),
    wrong: () => counts.wrong,
    summary: () => `${counts.ok} ok, ${counts.left} left out, ${counts.wrong} wrong.`,
  };
}

/** One line: what went wrong, and what that came from (`fetch failed` says nothing by itself). */
function sentenceOf({ message, cause }: Error): string {
  const from = cause instanceof Error ? ` (${cause.message})` : '';
  return `${message}${from}`.replaceAll(/\s+/g, ' ').slice(0, 400);
}

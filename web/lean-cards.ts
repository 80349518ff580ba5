/**
 * Leaves the schemas of reports out of the site where it only names the reports: a card stands beside the schema of its findings and those of the graph, and no bundler drops a
 * schema that is made when its file is loaded. Each becomes a call without effects, which is dropped where nobody uses it.
 */
import type { Plugin } from 'vite';

const schema =
  /\/lib\/(?:contract\/(?:spine|blocks|report|uploads|accounts|payments|plans|errors)|reports\/[a-z-]+\/(?:card|schema)|story\/[a-z/-]+)\.ts$/;
const opens = /^((?:export )?const \w+ = )(z|\w+\.\w+\(.*)$/;

const depthOf = (line: string): number => (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);

/** `const flaw = z.object(…);` over any number of lines, up to the semicolon that stands outside all brackets. */
function withoutEffects(code: string): string {
  let depth: number | null = null;
  return code
    .split('\n')
    .map((line) => {
      const [, head, value] = depth === null ? (opens.exec(line) ?? []) : [];
      if (head !== undefined) depth = 0;
      if (depth === null) return line;
      depth += depthOf(line);
      const begun = head === undefined ? line : `${head}/* @__PURE__ */ (() => ${value}`;
      if (depth > 0 || !line.endsWith(';')) return begun;
      depth = null;
      return `${begun.slice(0, -1)})();`;
    })
    .join('\n');
}

export const leanCards = (): Plugin => ({
  name: 'lean-cards',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (schema.test(id) ? { code: withoutEffects(code), map: null } : undefined),
});

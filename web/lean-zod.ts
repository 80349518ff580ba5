/**
 * Leaves out of the site what zod brings and the site never uses: the writer of JSON schemas, a fifth of zod that no bundler can drop by itself as
 * every schema points at it, and zod's own sentences, in whose place the contract has its own. The writer throws when it is called; a zod
 * whose files have moved fails the build. And it keeps zod from trying eval, which the site's policy forbids and every browser would report:
 * schemas are made before any line of ours could set that. With eval goes what zod would write for it: the compiler of its objects.
 */
import type { Plugin } from 'vite';

const leftOut = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const sentences = /\/zod\/v4\/locales\/en\.js$/;
const settings = /\/zod\/v4\/core\/core\.js$/;
const settingsLine = /export const globalConfig = ([^;]+);/;
const schemas = /\/zod\/v4\/core\/schemas\.js$/;
const objectCompiler = /const generateFastpass = [\s\S]+?return doc\.compile\(\);\s*\};/;
const fileCount = 5;

/** The names that a module exports, by the three ways in which these two write it. */
function exportedNames(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? '');
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map((match) => match[1] ?? '');
  return [...declared, ...renamed];
}

export function leanZod(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (settings.test(id)) {
        if (settingsLine.test(code)) seen.add(id);
        return {
          code: code.replace(settingsLine, 'export const globalConfig = Object.assign($1, { jitless: true });'),
          map: null,
        };
      }
      if (schemas.test(id)) {
        if (objectCompiler.test(code)) seen.add(id);
        return {
          code: code.replace(
            objectCompiler,
            `const generateFastpass = () => { throw new Error('The site compiles no schemas.'); };`,
          ),
          map: null,
        };
      }
      if (sentences.test(id)) {
        seen.add(id);
        return { code: `export default () => ({ localeError: () => 'This cannot be read.' });`, map: null };
      }
      if (!leftOut.test(id)) return undefined;
      seen.add(id);
      const stubs = exportedNames(code).map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => refuse' : 'refuse'};`,
      );
      const refuse = `const refuse = () => { throw new Error('The site writes no JSON schemas.'); };`;
      return { code: [refuse, ...stubs].join('\n'), map: null };
    },
    buildEnd(error) {
      if (!error && seen.size !== fileCount) this.error(`zod has ${seen.size} of the ${fileCount} files to leave out.`);
    },
  };
}

/**
 * Leaves zod's writer of JSON schemas out of the site, which never writes one: a fifth of zod that no bundler can drop by itself, as
 * every schema points at it. What is left out throws when it is called; a zod whose files have moved fails the build.
 */
import type { Plugin } from 'vite';

const leftOut = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const fileCount = 2;

/** The names that a module exports, by the three ways in which these two write it. */
function exportedNames(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? '');
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map((match) => match[1] ?? '');
  return [...declared, ...renamed];
}

export function withoutJsonSchema(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
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

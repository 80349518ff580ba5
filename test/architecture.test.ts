/** Holds the house rules that a compiler can't see: who may import whom, who may read the environment, how files are named. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { visitTree } from '../bin/mutants/syntax-tree.ts';

const root = path.join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter(
    (file) => /^(bin|lib|lambdas|web)\//.test(file) && !file.endsWith('.d.ts') && existsSync(path.join(root, file)),
  );
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Specifiers of static, re-exporting and dynamic imports, type-only ones included. */
function importsOf(file: string): string[] {
  const code = textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"\n]+)['"]/g);
  return [...found].map((match) => match[1] ?? '');
}

/** A relative import as a path from the root; a package by its bare name; a Node built-in as 'node:*'. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node:*';
  const parts = specifier.split('/');
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
}

interface Rule {
  readonly room: RegExp;
  readonly may: readonly RegExp[];
  readonly why: string;
}

/** Who may import whom; the first rule whose room matches a file is the one that counts. */
const rules: readonly Rule[] = [
  { room: /^lib\/contract\//, may: [/^lib\/contract\//, /^npm:zod$/], why: 'contract: zod only' },
  {
    room: /^lib\/screenplay\/pdf\/pdfium\.ts$/,
    may: [/^npm:@embedpdf\/pdfium$/],
    why: 'pdfium is the only file that knows the PDF engine',
  },
  {
    room: /^lib\/screenplay\/pdf\//,
    may: [/^lib\/screenplay\/(pdf\/|screenplay-error\.ts)/, /^npm:zod$/],
    why: 'screenplay/pdf: bytes to positioned text, no screenplay',
  },
  {
    room: /^lib\/screenplay\/text\//,
    may: [/^lib\/screenplay\/(text\/|model\.ts)/],
    why: 'screenplay/text: what words say, no places',
  },
  {
    room: /^lib\/screenplay\/(layout|scenes)\//,
    may: [
      /^lib\/screenplay\/(layout|scenes|text)\//,
      /^lib\/screenplay\/(pdf\/pdf-page|model|script-line|screenplay-error)\.ts$/,
    ],
    why: 'screenplay/layout and scenes: positioned text and words, no format',
  },
  {
    room: /^lib\/screenplay\//,
    may: [/^lib\/screenplay\//, /^npm:zod$/],
    why: 'screenplay: itself, and zod for its model',
  },
  {
    room: /^lib\/story\//,
    may: [/^lib\/story\//, /^npm:zod$/],
    why: 'story: zod only',
  },
  {
    room: /^lib\/engine\//,
    may: [/^lib\/(engine|story|screenplay|contract)\//, /^npm:(zod|graphology.*)$/],
    why: 'engine: story, screenplay, contract, the graph library; never reports',
  },
  {
    room: /^lib\/reports\//,
    may: [/^lib\/(reports|engine|story|screenplay|contract)\//, /^npm:zod$/],
    why: 'reports: the storeys below and contract',
  },
  {
    room: /^lib\/model\//,
    may: [
      /^lib\/(model|contract|screenplay|story)\//,
      /^npm:(ai|@ai-sdk|zod)$/,
      /^npm:@ai-sdk\//,
      /^node:crypto$/,
      /^node:\*$/,
    ],
    why: 'model: contract, story, the screenplay model, the AI SDK',
  },
  { room: /^lib\/report-formats\//, may: [/^lib\/(report-formats|contract)\//], why: 'report-formats: contract' },
  {
    room: /^lib\/stack\//,
    may: [/^lib\/stack\//, /^lib\/contract\//, /^npm:(aws-cdk-lib|constructs|cdk-nag|esbuild|zod)$/, /^node:/],
    why: 'stack: contract, CDK; handlers only as path strings',
  },
  {
    room: /^lib\/local-cloud\//,
    may: [/^lib\/(local-cloud|contract)\//, /^npm:/, /^node:/],
    why: 'local-cloud: nothing of ours but contract',
  },
  {
    room: /^lambdas\/adapters\//,
    may: [
      /^lambdas\/(adapters\/|config\.ts|logger\.ts)/,
      /^lib\/story\/(?:read\/(?:story-read|point-read)|note)\.ts$/,
      /^lib\/model\/read\/pass-store\.ts$/,
      /^lib\/(contract|screenplay)\//,
      /^npm:(@aws-sdk\/.*|stripe|zod)$/,
      /^node:/,
    ],
    why: 'adapters: contract, config, SDKs, the schemas of what is stored',
  },
  {
    room: /^lambdas\/use-cases\//,
    may: [
      /^lambdas\/(use-cases|adapters)\//,
      /^lambdas\/logger\.ts$/,
      /^lib\/(?!stack|local-cloud)/,
      /^npm:zod$/,
      /^node:/,
    ],
    why: "use-cases: lib except stack and local-cloud, adapters' types",
  },
  {
    room: /^lambdas\/handlers\//,
    may: [
      /^lambdas\/(use-cases\/|deps|http|queue|logger|config|call-context)/,
      /^lib\/contract\//,
      /^npm:@types\/aws-lambda$/,
      /^npm:aws-lambda$/,
    ],
    why: 'handlers: use-cases, deps, http or queue, contract',
  },
  {
    room: /^lambdas\/deps/,
    may: [/^lambdas\//, /^lib\/(?!stack|local-cloud)/, /^npm:/, /^node:/],
    why: 'deps: the one place that wires',
  },
  {
    room: /^lambdas\//,
    may: [/^lambdas\//, /^lib\/contract\//, /^npm:/, /^node:/],
    why: 'lambdas: themselves and contract',
  },
  { room: /^web\/(vite\.config|sample-analysis|method-page|prerender)\.ts$/, may: [/./], why: 'the build' },
  {
    room: /^web\//,
    may: [
      /^web\//,
      /^lib\/(contract|report-formats)\//,
      /^lib\/reports\/(catalog\.ts|card\.ts|coverage\/[^/]+\.ts|[^/]+\/card\.ts)$/,
      /^npm:(?!aws-cdk|@aws-sdk)/,
    ],
    why: 'web: contract, report-formats, the catalog, the cards and the coverage, never prompts or Node',
  },
  { room: /^bin\//, may: [/./], why: 'bin: anything' },
];

/** Words of a language that a pattern chooses from: alternatives of two letters or more, classes and escapes left aside. */
const wordChoices = (pattern: string): number =>
  pattern
    .replace(/\\(?:[pP]\{[^}]*\}|[a-zA-Z])|\[(?:\\.|[^\]\\])*\]/g, ' ')
    .split('|')
    .filter((choice) => /\p{L}{2}/u.test(choice)).length;

/** Texts of a file that are patterns: literals, and what stands in a `RegExp` or holds a group. */
function patternsIn(file: string): string[] {
  const found: string[] = [];
  visitTree(file, textOf(file), (node, ancestors) => {
    const compiled = ancestors.some(
      (above) => above.type === 'NewExpression' && above.callee.type === 'Identifier' && above.callee.name === 'RegExp',
    );
    const isPattern = (text: string): boolean => compiled || text.includes('(?') || /^\p{L}+(?:\|\p{L}+)+$/u.test(text);
    if (node.type === 'Literal' && 'regex' in node) found.push(node.regex.pattern);
    else if (node.type === 'Literal' && typeof node.value === 'string' && isPattern(node.value)) found.push(node.value);
    else if (node.type === 'TemplateElement' && isPattern(node.value.raw))
      found.push(node.value.cooked ?? node.value.raw);
  });
  return found;
}

describe('the house', () => {
  it('lets each room import only what its rule allows', () => {
    const broken: string[] = [];
    for (const file of files) {
      const rule = rules.find((r) => r.room.test(file));
      if (!rule) {
        broken.push(`${file}: no room of the house`);
        continue;
      }
      for (const specifier of importsOf(file)) {
        const to = target(file, specifier);
        if (!rule.may.some((allowed) => allowed.test(to))) broken.push(`${file} -> ${to} (${rule.why})`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('sees real files in every room, so that the rule above cannot pass on nothing', () => {
    for (const rule of rules)
      expect(
        files.filter((f) => rule.room.test(f)),
        String(rule.room),
      ).not.toEqual([]);
    expect(importsOf('lib/contract/report.ts')).toContain('./blocks.ts');
  });

  it('keeps prompts and the model out of everything that the site loads', () => {
    const seen = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file) || !existsSync(path.join(root, file))) return;
      seen.add(file);
      for (const specifier of importsOf(file)) walk(target(file, specifier));
    };
    for (const file of files.filter((each) => each.startsWith('web/src/'))) walk(file);
    expect(seen.has('lib/contract/report.ts')).toBe(true);
    expect([...seen].filter((file) => /\/prompts?\.ts$|^lib\/model\//.test(file))).toEqual([]);
  });

  it('has no folder of lib in which a file is lost among others', () => {
    const mostFiles = 25;
    // The contract is one list of routes and shapes that three rooms read side by side.
    const sizes = new Map<string, number>();
    for (const file of files.filter((each) => each.startsWith('lib/') && !each.startsWith('lib/contract/')))
      sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThan(50);
    expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
  });

  it('uses adapters from use-cases by their types only', () => {
    const broken = files
      .filter((file) => file.startsWith('lambdas/use-cases/'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/^import (?!type )([^;]*?) from '\.\.\/adapters\/[^']+';/gm)]
          .filter((m) => !/^\{(\s*type \w+,?)+\s*\}$/.test(m[1] ?? ''))
          .map((m) => `${file}: ${m[0]}`),
      );
    expect(broken).toEqual([]);
  });

  it('reads process.env only in lambdas/config.ts and in bin', () => {
    const readers = files.filter((file) => /process\.env\b/.test(textOf(file)) && !file.startsWith('bin/'));
    expect(readers).toEqual(['lambdas/config.ts']);
  });

  it('reads scripts that nobody vouches for in the thread that can be ended, from commands too', () => {
    const unguarded = files.filter(
      (file) =>
        /^(bin|lambdas)\/(?!bench\/)/.test(file) &&
        file !== 'lambdas/deps-parse.ts' &&
        /^import (?!type )[^;]*\b(readScript|parseScreenplay)\b[^;]* from '[^']*\/screenplay\/parse\.ts'/m.test(
          textOf(file),
        ),
    );
    expect(unguarded).toEqual([]);
  });

  it('has no branch on a local run in handlers, use-cases and adapters', () => {
    const branching = files.filter(
      (file) => /^lambdas\//.test(file) && /isLocal|IS_LOCAL|local-cloud|__local/.test(textOf(file)),
    );
    expect(branching).toEqual([]);
  });

  it('names files in kebab-case and never utils, helpers, common, types or index', () => {
    const misnamed = files.filter((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      return !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) || /^(utils?|helpers?|common|types|index)$/.test(name);
    });
    expect(misnamed).toEqual([]);
  });

  it('opens every file with a sentence that says what it is for', () => {
    const silent = files.filter((file) => !/^(#!.*\n)?\/\*\*/.test(textOf(file)));
    expect(silent).toEqual([]);
  });

  it('says in the header why a file runs past 250 lines', () => {
    const long = files.filter((file) => {
      const text = textOf(file);
      const header = /^(#!.*\n)?\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
      return text.split('\n').length > 250 && !/long|one piece|250|table|core|protocol/i.test(header);
    });
    expect(long).toEqual([]);
  });

  it('keeps vocabularies out of patterns: more words than a form needs stand in a lexicon', () => {
    /** Settings of a heading, kinds of a cue's extension, filters of a PDF: forms have so many words at most. */
    const mostWords = 6;
    /** A table of patterns with their company, and the reading's proof of denials. */
    const tables = ['lib/engine/lexicons/flaws/mix-ups.ts', 'lib/model/read/proof/proof.ts'];
    const full = files
      .filter((file) => file.startsWith('lib/') && !tables.includes(file))
      .flatMap((file) =>
        patternsIn(file)
          .filter((pattern) => wordChoices(pattern) > mostWords)
          .map((pattern) => `${file}: ${pattern}`),
      );
    expect(full).toEqual([]);
    expect(wordChoices('^(?:INT|EXT|I\\/E|\\p{Lu}{2})\\b|[a|b]')).toBe(2);
    expect(patternsIn('lib/screenplay/text/slug-line.ts').length).toBeGreaterThan(5);
  }, 30_000);

  it('gives each first-level room a README', () => {
    const rooms = [
      'lib/contract',
      'lib/screenplay',
      'lib/story',
      'lib/engine',
      'lib/reports',
      'lib/model',
      'lib/report-formats',
      'lib/stack',
      'lib/local-cloud',
      'lambdas',
      'web',
    ];
    for (const room of rooms) expect(existsSync(path.join(root, room, 'README.md')), room).toBe(true);
  });

  it('leaves no escape from the type system', () => {
    const escapes = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => /\bas any\b|: any\b|@ts-ignore|@ts-expect-error|as unknown as/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(escapes).toEqual([]);
  });
});

describe('the runtime', () => {
  it('runs on Node 24 or newer, which the npm scripts bring along on Linux x64', () => {
    expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
  });

  it('pins every dependency exactly and keeps download addresses out of the lockfile', () => {
    const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string> | undefined>;
    const versions = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });
});

/** The build step that gives the method page to the site as the module 'virtual:method-page': from the engine's own tables and from what readers judged of its work. */
import type { Plugin } from 'vite';
import { methodLink } from '../lib/contract/method-page.ts';
import { methodBlocks } from '../lib/reports/method/method.ts';
import { lead } from '../lib/reports/method/words.ts';
import { verdicts } from '../test/truth/comparables.ts';
import { judgedOn, rules, texts } from '../test/truth/judged-rules.ts';

/** What the page says, beginning with its title. */
export const methodText = () => ({
  title: methodLink,
  lead,
  blocks: methodBlocks({ rules, texts, judgedOn, films: verdicts }),
});

const name = 'virtual:method-page';
// The NUL keeps other plugins off a module that is no file.
const resolved = `\0${name}`;

export const methodPage = (): Plugin => ({
  name: 'method-page',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const method = ${JSON.stringify(methodText())};` : undefined),
});
